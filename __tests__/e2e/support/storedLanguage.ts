import type { Page } from '@playwright/test';
import { STORED_KEY } from '../../../src/app/storedKey.ts';

/** The language that this browser has stored; null while none is. It is written after it is shown. */
export function storedLanguage(page: Page): Promise<string | null> {
  return page.evaluate((key) => {
    const slices = JSON.parse(localStorage.getItem(key) ?? '{}') as { language?: string };
    if (slices.language === undefined) return null;
    return (JSON.parse(slices.language) as { current: string }).current;
  }, STORED_KEY);
}
