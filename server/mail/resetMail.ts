import { html } from '../html.ts';
import { translate } from '../i18n/translate.ts';
import type { Language } from '../../src/contract/languages.ts';
import { mailPage, paragraphs } from './mailPage.ts';
import type { Mail } from './mailer.ts';

type Rendered = Pick<Mail, 'subject' | 'text' | 'html'>;

export function renderResetMail(
  locale: Language,
  { name, link }: { name: string; link: string },
): Rendered {
  const greeting = translate(locale, 'server.mail.reset.greeting', { name });
  const request = translate(locale, 'server.mail.reset.request');
  const action = translate(locale, 'server.mail.reset.link');
  const notes = [
    translate(locale, 'server.mail.reset.expiry'),
    translate(locale, 'server.mail.reset.ignore'),
  ];
  return {
    subject: translate(locale, 'server.mail.reset.subject'),
    text: [greeting, request, link, ...notes].join('\n\n'),
    html: mailPage(
      locale,
      html`${paragraphs([greeting, request])}
        <p><a href="${link}">${action}</a></p>
        ${paragraphs(notes)}
        <p dir="ltr">${link}</p>`,
    ),
  };
}
