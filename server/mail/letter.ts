import { html, type Html } from '../html.ts';
import type { Locale } from '../i18n/translate.ts';

/** Keeps the order of dates, numbers and foreign words inside an Arabic sentence, in plain text too. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

export function paragraphs(texts: readonly string[]): Html[] {
  return texts.map((text) => html`<p>${text}</p>`);
}

/** The whole HTML of a mail; it reads right to left in Arabic. */
export function letter(locale: Locale, body: Html): string {
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <body dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
        ${body}
      </body>
    </html> `.text;
}
