import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes, languages } from '../../src/contract/languages.ts';
import { html, type Html } from '../../server/html.ts';
import { sampleMails, type SampleMail } from './samples.ts';

/** Where the page goes; version control ignores it. */
const FOLDER = 'reports/mails';
const DARK_QUERY = '@media (prefers-color-scheme: dark)';

/** `npm run mails`: a page with every mail in every language, in both colour schemes and as text. */
const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>The mails of the shop</title>
      <style>
        body {
          margin: 0;
          padding: 16px;
          font-family: system-ui, sans-serif;
          background: #eee;
        }
        .mail {
          display: flex;
          flex-wrap: wrap;
          gap: 16px;
          margin-block: 8px 40px;
        }
        iframe,
        pre {
          box-sizing: border-box;
          width: 390px;
          max-width: 100%;
          height: 900px;
          margin: 0;
          border: 1px solid #999;
          background: #fff;
        }
        iframe {
          resize: both;
        }
        pre {
          overflow: auto;
          padding: 12px;
          white-space: pre-wrap;
          font-size: 13px;
          unicode-bidi: plaintext;
        }
      </style>
    </head>
    <body>
      <h1>The mails of the shop</h1>
      ${languageCodes.flatMap((language) =>
        sampleMails(language).map(
          (mail) =>
            html`<h2>${mail.name} (${languages[language].name})</h2>
              <p>Subject: <bdi>${mail.subject}</bdi></p>
              <div class="mail">
                ${frame(mail, 'light')} ${frame(mail, 'dark')}
                <pre dir="${languages[language].direction}" lang="${language}">${mail.text}</pre>
              </div>`,
        ),
      )}
    </body>
  </html>`;

mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/index.html`, page.text);
console.log(resolve(FOLDER, 'index.html'));

/** The style sheet follows the system's scheme; here each frame sets its own. */
function frame(mail: SampleMail, scheme: 'light' | 'dark'): Html {
  const query = scheme === 'dark' ? '@media all' : '@media not all';
  const source = mail.html.replace(DARK_QUERY, query);
  return html`<iframe title="${mail.name}, ${scheme}" srcdoc="${source}"></iframe>`;
}
