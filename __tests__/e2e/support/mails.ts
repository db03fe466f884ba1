import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Mails {
  /** Path and query of the newest link to this page in a mail to this address, once it has come. */
  linkTo: (page: string, to: string) => Promise<string>;
  /** Both parts of the newest mail to this address, once it has come. */
  letterTo: (to: string) => Promise<{ html: string; text: string }>;
  /** The lines of the newest calendar file in a mail to this address, once it has come. */
  invitationTo: (to: string) => Promise<string[]>;
}

export function mailsIn(folder: string): Mails {
  const newestFirst = () =>
    existsSync(folder) ? readdirSync(folder).sort().reverse().map(readText) : [];
  const readText = (name: string) => readFileSync(join(folder, name), 'utf8');
  const find = (to: string, search: (mail: string) => string | undefined) =>
    newestFirst()
      .filter((mail) => mail.includes(`\nTo: ${to}\n`))
      .map(search)
      .find((found) => found !== undefined);
  const waitFor = async (to: string, search: (mail: string) => string | undefined) => {
    await expect.poll(() => find(to, search), `a mail to ${to}`).toBeDefined();
    return find(to, search)!;
  };
  return {
    letterTo: async (to) => {
      const html = await waitFor(to, (mail) => partsOf(mail).find(isHtml));
      const text = await waitFor(to, (mail) => partsOf(mail)[1]);
      return { html, text };
    },
    linkTo: (page, to) => waitFor(to, (mail) => linkOf(mail, page)),
    invitationTo: async (to) => {
      const file = await waitFor(to, invitationOf);
      return file
        .replaceAll(/\r?\n /g, '')
        .trim()
        .split(/\r?\n/);
    },
  };
}

/** At nodemailer's boundaries; a line of a part may begin with two dashes too. */
const partsOf = (mail: string) => mail.split(/^----_NmP-.*$/m).map(decoded);

const isHtml = (part: string) => part.trimStart().startsWith('<!doctype html');

const invitationOf = (mail: string) =>
  partsOf(mail).find((part) => part.startsWith('BEGIN:VCALENDAR'));

function linkOf(mail: string, page: string): string | undefined {
  const link = new RegExp(`${page}\\?token=[\\w-]{43}`);
  return partsOf(mail)
    .map((part) => link.exec(part)?.[0])
    .find((found) => found !== undefined);
}

function decoded(part: string): string {
  const [head = '', ...body] = part.trimStart().split('\n\n');
  const text = body.join('\n\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
