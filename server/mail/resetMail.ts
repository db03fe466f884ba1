import { RESET_LINK_MINUTES } from '../../src/contract/policies.ts';
import { action, paragraph, type Letter } from './letter.ts';
import { isolate, type Words } from './words.ts';

interface ResetLink {
  name: string;
  link: string;
}

export function resetLetter({ name, link }: ResetLink, { say, language }: Words): Letter {
  return {
    language,
    subject: say('server.mail.reset.subject'),
    preview: say('server.mail.reset.request'),
    heading: say('server.mail.reset.subject'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(name) })),
      paragraph(say('server.mail.reset.request')),
      action(say('server.mail.reset.link'), link),
      paragraph(
        say('server.mail.reset.expiry', {
          time: say('wait.minutes', { count: RESET_LINK_MINUTES }),
        }),
      ),
      paragraph(say('server.mail.reset.ignore')),
    ],
  };
}
