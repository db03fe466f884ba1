import { isLanguage, type Language } from '../contract/languages.ts';
import { keptLanguage } from '../contract/pages/languageCookie.ts';
import { askedLanguage } from '../contract/pages/pageAddress.ts';
import { STORED_KEY } from './storedKey.ts';
import { keepLanguage } from './windowPort.ts';

type BrowserWindow = Pick<Window, 'document' | 'location' | 'localStorage'>;

/** Keeps the language of a shared link, even when the visitor leaves before the storefront starts. */
export function keepAskedLanguage(window: Pick<Window, 'document' | 'location'>): void {
  const asked = askedLanguage(window.location.search);
  if (asked !== null) keepLanguage(window, asked);
}

/**
 * Reloads a page that the server has rendered in another language than the stored one: switching it here would move
 * everything before the visitor's eyes. Returns true when the reload is about to happen.
 */
export function askAgain(window: BrowserWindow): boolean {
  const { document, location } = window;
  const page = document.documentElement;
  const stored = storedLanguage(window);
  if (stored === null || stored === page.lang) return false;
  // Asked for last: the browser waits for another process to read cookies. A cookie always matches what is stored; a
  // server that ignores it would send the same page forever.
  if (keptLanguage(document.cookie) !== null) return false;
  keepLanguage(window, stored);
  if (keptLanguage(document.cookie) !== stored) return false;
  page.hidden = true;
  location.reload();
  return true;
}

function storedLanguage(window: BrowserWindow): Language | null {
  try {
    const stored = window.localStorage.getItem(STORED_KEY);
    if (stored === null) return null;
    const slices = JSON.parse(stored) as { language: string };
    const { current } = JSON.parse(slices.language) as { current: unknown };
    return isLanguage(current) ? current : null;
  } catch {
    return null;
  }
}
