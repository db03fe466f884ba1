import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { languages } from '../../src/contract/languages.ts';
import type { Language } from '../../src/contract/languages.ts';

/** The HTML of a mail; it reads right to left in Arabic. */
export function mailPage(locale: Language, body: Html): string {
  const { direction } = languages[locale];
  return html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <body dir="${direction}">
        ${body}
      </body>
    </html> `.text;
}

export function paragraphs(texts: readonly string[]): Html[] {
  return texts.map((text) => html`<p>${text}</p>`);
}

/** Keeps the order of dates, numbers and foreign words inside an Arabic sentence, in plain text too. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
