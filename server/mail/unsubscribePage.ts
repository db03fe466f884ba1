import { languages, type Language } from '../../src/contract/languages.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { sharedAddress } from '../../src/contract/pages/pageAddress.ts';
import type { MailPreference } from '../../src/contract/wire/mailPreferences.ts';
import { html, Html } from '../html.ts';
import { translate } from '../i18n/translate.ts';
import { DARK, LIGHT } from './letterHtml.ts';

/** The mail that the link is about, or why there is none. */
export type Shown = MailPreference | 'unknown' | 'tooMany';

interface Place {
  readonly language: Language;
  readonly publicUrl: string;
}

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: ${LIGHT.page}; color: ${LIGHT.ink};
  font: 16px/1.65 'Readex Pro', 'Segoe UI', Tahoma, Arial, sans-serif; }
main { box-sizing: border-box; max-width: 520px; margin: 4vh auto; padding: 28px;
  background: ${LIGHT.card}; border-radius: 24px; }
h1 { margin: 0 0 12px; font-size: 25px; line-height: 1.35; }
p { margin: 0 0 16px; }
p:last-child { margin: 0; }
.brand { margin: 0 0 6px; font-size: 15px; font-weight: 600; }
.brand a { text-decoration: none; }
button { width: 100%; min-height: 52px; margin-block: 4px 20px; padding: 12px 20px; border: 0; border-radius: 12px;
  background: ${LIGHT.action}; color: ${LIGHT.onAction}; font: inherit; font-weight: 600; cursor: pointer; }
a { color: ${LIGHT.brand}; }
:focus-visible { outline: 3px solid ${LIGHT.brand}; outline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  body { background: ${DARK.page}; color: ${DARK.ink}; }
  main { background: ${DARK.card}; }
  a { color: ${LIGHT.onBrandSoft}; }
  :focus-visible { outline-color: ${LIGHT.onBrandSoft}; }
}`;

/** Laid out as the mail is that leads here. */
export function unsubscribePage(shown: Shown, { language, publicUrl }: Place): string {
  const say = (key: Parameters<typeof translate>[1], values?: Parameters<typeof translate>[2]) =>
    translate(language, key, values);
  const state = stateOf(shown);
  const title = say(`server.unsubscribe.${state}.title`);
  const addressOf = (page: 'home' | 'profile') =>
    sharedAddress(publicUrl, buildPath(page), language);
  const about = typeof shown === 'string' ? '' : say(`mails.${shown.kind}.title`);
  return html`<!doctype html>
    <html lang="${language}" dir="${languages[language].direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${say('brand.name')}</title>
        <style>
          ${new Html(STYLES)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand"><a href="${addressOf('home')}">${say('brand.name')}</a></p>
          <h1>${title}</h1>
          <p>${say(`server.unsubscribe.${state}.text`, { mail: about })}</p>
          ${typeof shown === 'string' ? [] : switchForm(shown, language)}
          <p>
            <a href="${addressOf('profile')}">${say('server.unsubscribe.all')}</a>
          </p>
        </main>
      </body>
    </html>`.text;
}

const stateOf = (shown: Shown) => {
  if (typeof shown === 'string') return shown;
  return shown.wanted ? 'wanted' : 'off';
};

/** Posts to the page's own address, which has the token. */
function switchForm({ wanted }: MailPreference, language: Language): Html {
  const label = translate(language, `server.unsubscribe.${wanted ? 'wanted' : 'off'}.button`);
  return html`<form method="post">
    <button name="wanted" value="${wanted ? 'no' : 'yes'}">${label}</button>
  </form>`;
}
