import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface Mails {
  /** Path and query of the newest link to this page in a mail to this address, once it has come. */
  linkTo: (page: string, to: string) => Promise<string>;
}

export function mailsIn(folder: string): Mails {
  const newestFirst = () =>
    existsSync(folder) ? readdirSync(folder).sort().reverse().map(readText) : [];
  const readText = (name: string) => readFileSync(join(folder, name), 'utf8');
  const find = (page: string, to: string) =>
    newestFirst()
      .filter((mail) => mail.includes(`\nTo: ${to}\n`))
      .map((mail) => linkOf(mail, page))
      .find((link) => link !== undefined);
  return {
    linkTo: async (page, to) => {
      await expect.poll(() => find(page, to), `a mail to ${to}`).toBeDefined();
      return find(page, to)!;
    },
  };
}

function linkOf(mail: string, page: string): string | undefined {
  const parts = mail.split(/^--.*$/m).map(decoded);
  const link = new RegExp(`${page}\\?token=[\\w-]{43}`);
  return parts.map((part) => link.exec(part)?.[0]).find((found) => found !== undefined);
}

function decoded(part: string): string {
  const [head = '', ...body] = part.trimStart().split('\n\n');
  const text = body.join('\n\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  return text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
