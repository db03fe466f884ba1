import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every copy of one mail: where one arrives twice, mail programs keep one. */
  readonly id?: string;
  /** Who gets replies, when it is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The link in the mail, logged where there is no mail server. */
  readonly link?: string;
  /** Calendar programs offer to add, change or remove the event. */
  readonly icalEvent?: {
    readonly method: 'REQUEST' | 'CANCEL';
    readonly filename: string;
    readonly content: string;
  };
}

export interface Mailer {
  /** Where mails go, for the lines that are printed at the start. */
  readonly destination: string;
  send(mail: Mail): Promise<void>;
}

interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly dataDir: string;
}

export function createMailer(settings: MailSettings, announce: (line: string) => void): Mailer {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl === null
    ? fileMailer(join(dataDir, 'mails'), mailFrom, announce)
    : smtpMailer(smtpUrl, mailFrom);
}

/** Milliseconds. A request may wait for the mail, and the storefront gives up after twenty seconds. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    destination: `the mail server ${new URL(url).host}`,
    async send(mail) {
      await transport.sendMail(envelope(from, mail));
    },
  };
}

/** Each mail becomes an .eml file that any mail program opens. */
function fileMailer(folder: string, from: string, announce: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    destination: resolve(folder),
    async send(mail) {
      const { message } = await transport.sendMail(envelope(from, mail));
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = resolve(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      mkdirSync(folder, { recursive: true });
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not built in memory');
      await writeFile(file, message, { mode: 0o600 });
      announce(`mail written: ${file}`);
      if (mail.link !== undefined) announce(`  its link: ${mail.link}`);
    },
  };
}

/** Without the link, which is for the console alone. */
function envelope(from: string, { link: _link, ...mail }: Mail) {
  return { from, ...mail };
}
