import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { once } from '../once.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every copy of one mail: mail programs keep one of two with the same id. */
  readonly id?: string;
  /** The Reply-To address, when it is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The link in the mail, logged where there is no mail server. */
  readonly link?: string;
  /** Where the customer switches this kind of mail off: mail programs offer it beside the sender. */
  readonly unsubscribe?: string;
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

interface OpenMailer extends Mailer {
  /** Lets running sends finish for a moment; nothing is sent afterwards. */
  close(): Promise<void>;
}

interface MailSettings {
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly dataDir: string;
}

/** Loaded with the first mail: the start needs none of its forty modules. */
const nodemailer = () => import('nodemailer');

export function createMailer(settings: MailSettings, announce: (line: string) => void): OpenMailer {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl === null
    ? fileMailer(join(dataDir, 'mails'), mailFrom, announce)
    : smtpMailer(smtpUrl, mailFrom);
}

/**
 * Milliseconds. A request may wait for the mail, and the storefront gives up after twenty seconds. The last two bound
 * a whole mail, and how long a shutdown waits for it.
 */
const TIME_LIMITS = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 8000,
  mail: 15_000,
  shutdown: 2000,
};

export function smtpMailer(address: string, from: string, limits = TIME_LIMITS): OpenMailer {
  const url = new URL(address);
  const { mail: mailLimit, shutdown, ...timeouts } = limits;
  const openTransport = once(async () => {
    const { createTransport } = await nodemailer();
    return createTransport({
      url: address,
      // A password is not sent in clear, whatever the server offers.
      requireTLS: url.protocol === 'smtp:' && url.username !== '',
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    });
  });
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  return {
    destination: `the mail server ${url.host}`,
    async send(mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(mailLimit)]);
      const message = { ...envelope(from, mail), signal };
      const sending = openTransport().then((transport) => transport.sendMail(message));
      underWay.add(sending);
      try {
        await sending;
      } finally {
        underWay.delete(sending);
      }
    },
    async close() {
      const stopWaiting = new AbortController();
      const waited = setTimeout(shutdown, undefined, { signal: stopWaiting.signal });
      await Promise.race([Promise.allSettled(underWay), waited]);
      stopWaiting.abort();
      await waited.catch(() => undefined);
      closing.abort();
    },
  };
}

/** Failures of the mail server or the connection: another mail would fail too. */
export function isMailServerDown(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && DOWN.has(code);
}

const DOWN: ReadonlySet<string> = new Set([
  'EABORT',
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** Each mail becomes an .eml file that any mail program opens. */
function fileMailer(folder: string, from: string, announce: (line: string) => void): OpenMailer {
  const openTransport = once(async () => {
    const { createTransport } = await nodemailer();
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  });
  return {
    destination: resolve(folder),
    async send(mail) {
      const transport = await openTransport();
      const { message } = await transport.sendMail(envelope(from, mail));
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = resolve(folder, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      mkdirSync(folder, { recursive: true });
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not built in memory');
      await writeFile(file, message, { mode: 0o600 });
      announce(`mail written: ${file}`);
      if (mail.link !== undefined) announce(`  its link: ${mail.link}`);
    },
    close: () => Promise.resolve(),
  };
}

/** Without the link, which only the console shows. */
function envelope(from: string, { link: _link, id, unsubscribe, ...mail }: Mail) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    ...mail,
    ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
    ...(unsubscribe === undefined ? {} : { headers: oneClick(unsubscribe) }),
  };
}

/** RFC 2369 and, for programs that post instead of opening the page, RFC 8058. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
