import { languages, otherLanguage, type Language } from '../../../src/contract/languages.ts';
import { html, type Html } from '../../html.ts';
import { translate, type MessageKey, type MessageValues } from '../../i18n/translate.ts';

type TextKey = MessageKey extends infer Key
  ? Key extends `server.sandbox.${infer Name}`
    ? Name
    : never
  : never;
export type Texts = (key: TextKey, values?: MessageValues) => string;

/** The texts of the gateway's pages in a language. */
export const textsIn =
  (language: Language): Texts =>
  (key, values) =>
    translate(language, `server.sandbox.${key}`, values);

interface Layout {
  language: Language;
  title: string;
  /** Where the other language is; null hides the switch. */
  switchUrl: string | null;
  body: Html;
}

export function layout({ language, title, switchUrl, body }: Layout): string {
  const say = textsIn(language);
  const other = otherLanguage(language);
  const languageSwitch =
    switchUrl === null
      ? html``
      : html`<a class="switch" href="${switchUrl}" lang="${other}" hreflang="${other}"
          >${languages[other].name}</a
        >`;
  return html`<!doctype html>
    <html lang="${language}" dir="${languages[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <header>
          <p class="note"><strong class="badge">${say('test')}</strong> ${say('testNote')}</p>
          ${languageSwitch}
        </header>
        <main>${body}</main>
      </body>
    </html> `.text;
}
