import { isLanguage, type Language } from '../contract/languages.ts';
import { keptLanguage } from '../contract/pages/languageCookie.ts';
import { askedLanguage } from '../contract/pages/pageAddress.ts';
import { STORED_KEY } from './storedKey.ts';
import { keepLanguage } from './windowPort.ts';

type BrowserWindow = Pick<Window, 'document' | 'location' | 'localStorage'>;

/** The language of a shared link stays, also for who goes on before the storefront has begun. */
export function keepAskedLanguage(window: Pick<Window, 'document' | 'location'>): void {
  const asked = askedLanguage(window.location.search);
  if (asked !== null) keepLanguage(window, asked);
}

/**
 * Asks the server once more for a page that it has rendered in another language than the stored one:
 * turned here, all of it would move before the visitor's eyes. True when the page is about to go.
 */
export function askAgain(window: BrowserWindow): boolean {
  const { document, location } = window;
  const page = document.documentElement;
  // The cookie is never older than what is stored, and a server that does not look at it would send the
  // same page for ever.
  if (keptLanguage(document.cookie) !== null) return false;
  const stored = storedLanguage(window);
  if (stored === null || stored === page.lang) return false;
  keepLanguage(window, stored);
  if (keptLanguage(document.cookie) !== stored) return false;
  page.hidden = true;
  location.reload();
  return true;
}

function storedLanguage(window: BrowserWindow): Language | null {
  try {
    const slices = JSON.parse(window.localStorage.getItem(STORED_KEY) ?? '') as {
      language: string;
    };
    const { current } = JSON.parse(slices.language) as { current: unknown };
    return isLanguage(current) ? current : null;
  } catch {
    return null;
  }
}
