import { paragraph, type Letter } from './letter.ts';
import { isolate, type Words } from './words.ts';

export function accountDeletedLetter(name: string, { say, language }: Words): Letter {
  return {
    language,
    subject: say('server.mail.deleted.subject'),
    preview: say('server.mail.deleted.done'),
    heading: say('server.mail.deleted.subject'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(name) })),
      paragraph(say('server.mail.deleted.done')),
      paragraph(say('server.mail.deleted.kept')),
      paragraph(say('server.mail.deleted.notYou')),
    ],
  };
}
