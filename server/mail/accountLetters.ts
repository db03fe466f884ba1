import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { EMAIL_LINK_HOURS, WAY_BACK_DAYS } from '../../src/contract/policies.ts';
import { action, paragraph, type Letter } from './letter.ts';
import { isolate, type Words } from './words.ts';

/** To the new address; the change takes effect when the link is opened. */
export function confirmEmailLetter(
  { name, email, link }: { name: string; email: string; link: string },
  { say, language }: Words,
): Letter {
  const request = say('server.mail.confirm_email.request', { email: isolate(email) });
  return {
    language,
    subject: say('server.mail.confirm_email.subject'),
    preview: request,
    heading: say('server.mail.confirm_email.subject'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(name) })),
      paragraph(request),
      action(say('server.mail.confirm_email.link'), link),
      paragraph(
        say('server.mail.confirm_email.expiry', {
          time: say('wait.hours', { count: EMAIL_LINK_HOURS }),
        }),
      ),
      paragraph(say('server.mail.confirm_email.ignore')),
    ],
  };
}

/** To the former address, with a link that undoes the change. */
export function emailChangedLetter(
  { name, link }: { name: string; link: string },
  { say, language }: Words,
): Letter {
  const changed = say('server.mail.email_changed.text');
  return {
    language,
    subject: say('server.mail.email_changed.subject'),
    preview: changed,
    heading: say('server.mail.email_changed.subject'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(name) })),
      paragraph(changed),
      paragraph(say('server.mail.email_changed.fine')),
      paragraph(say('server.mail.email_changed.not_you')),
      action(say('server.mail.email_changed.link'), link),
      paragraph(
        say('server.mail.email_changed.expiry', {
          days: say('plan.days', { count: WAY_BACK_DAYS }),
        }),
      ),
    ],
  };
}

export function passwordChangedLetter(
  { name, publicUrl }: { name: string; publicUrl: string },
  { say, language }: Words,
): Letter {
  const changed = say('server.mail.password_changed.text');
  return {
    language,
    subject: say('server.mail.password_changed.subject'),
    preview: changed,
    heading: say('server.mail.password_changed.subject'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(name) })),
      paragraph(changed),
      paragraph(say('server.mail.password_changed.not_you')),
      action(say('server.mail.reset.link'), pageUrl(publicUrl, 'forgotPassword', [])),
    ],
  };
}
