import { isMailServerDown, smtpMailer, type Mail } from '../../../server/mail/mailer.ts';
import { sendDueContactMails } from '../../../server/mail/contactMail.ts';
import { ApiClient } from '../../support/apiClient.ts';
import {
  MAIL_LOGIN,
  refusal,
  startMailServer,
  startSilentServer,
  trustTestCertificate,
  type MailStage,
} from '../../support/mailServer.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { databaseOfRun } from '../../support/testDatabase.ts';

const FROM = 'Mizan <orders@mizan.example>';
const LOGIN = `${MAIL_LOGIN.user}:${MAIL_LOGIN.password}`;
const MINUTE = 60_000;
/** Milliseconds; enough for a conversation on this machine. */
const PATIENT = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  mail: 20_000,
  shutdown: 0,
};
const HASTY = { ...PATIENT, connectionTimeout: 1000, greetingTimeout: 300, socketTimeout: 300 };

const mail: Mail = {
  to: 'noura@example.com',
  subject: 'استلمنا طلبك MZ-1',
  text: 'مرحبًا',
  html: '<p>مرحبًا</p>',
  id: 'order-1',
};

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

type ServerOptions = Parameters<typeof startMailServer>[0];

async function serverWith(options?: ServerOptions) {
  const server = await startMailServer(options);
  open.push(() => server.stop());
  return server;
}

const trusted = () => open.push(trustTestCertificate());
const failureOf = async (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe('a conversation with a mail server', () => {
  it.each([
    ['STARTTLS', { secure: false }],
    ['TLS from the start', { secure: true }],
  ])('logs in over %s and hands the mail over once', async (_name, options) => {
    trusted();
    const { url, mails, logins } = await serverWith(options);
    await smtpMailer(url, FROM, PATIENT).send(mail);
    expect(logins).toEqual([LOGIN]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^From: Mizan <orders@mizan.example>\r$/m);
    expect(mails[0]).toMatch(/^To: noura@example.com\r$/m);
    expect(mails[0]).toMatch(/^Message-ID: <order-1@mizan.example>\r$/m);
    expect(mails[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(mails[0]).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
  });

  it('has a header that switches the mail off, on one line, for mail programs', async () => {
    trusted();
    const { url, mails } = await serverWith();
    const unsubscribe = `https://mizan.example/api/unsubscribe?token=${'x'.repeat(43)}&lang=ar`;
    await smtpMailer(url, FROM, PATIENT).send({ ...mail, unsubscribe });
    const [head = ''] = mails[0]!.split('\r\n\r\n');
    // A folded header continues after the line break.
    const whole = head.replace(/\r\n[ \t]+/g, ' ');
    expect(whole).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(whole).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('needs no login where the address has none', async () => {
    const { url, mails } = await serverWith({ authOptional: true, hideSTARTTLS: true });
    await smtpMailer(url.replace(/\/\/.*@/, '//'), FROM, PATIENT).send(mail);
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['STARTTLS', { secure: false }],
    ['TLS from the start', { secure: true }],
  ])('sends nothing to a server whose certificate is not trusted (%s)', async (_name, options) => {
    const { url, mails, logins } = await serverWith(options);
    await expect(smtpMailer(url, FROM, PATIENT).send(mail)).rejects.toThrow(/certificate/);
    expect([...logins, ...mails]).toEqual([]);
  });

  it('does not say a password in clear', async () => {
    const { url, mails, logins } = await serverWith({
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
    });
    const failure = await failureOf(smtpMailer(url, FROM, PATIENT).send(mail));
    expect(failure).toMatchObject({ code: 'ETLS' });
    expect([...logins, ...mails]).toEqual([]);
  });

  it.each<[MailStage, number, boolean]>([
    ['connect', 421, true],
    ['connect', 554, true],
    ['login', 454, true],
    ['login', 535, true],
    ['sender', 451, false],
    ['sender', 550, false],
    ['recipient', 450, false],
    ['recipient', 550, false],
    ['content', 452, false],
    ['content', 554, false],
  ])('fails at a server that refuses the %s with %i', async (stage, code, isDown) => {
    trusted();
    const { url, mails } = await serverWith({ at: { [stage]: () => refusal(code) } });
    const failure = await failureOf(smtpMailer(url, FROM, PATIENT).send(mail));
    expect(failure).toMatchObject({ responseCode: code });
    expect(isMailServerDown(failure)).toBe(isDown);
    expect(mails).toEqual([]);
  });

  it.each<MailStage>(['connect', 'login', 'sender', 'recipient', 'content'])(
    'gives up on a server that stops responding at the %s',
    async (stage) => {
      trusted();
      const { url, mails } = await serverWith({ at: { [stage]: () => 'never' } });
      const failure = await failureOf(smtpMailer(url, FROM, HASTY).send(mail));
      expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
      expect(isMailServerDown(failure)).toBe(true);
      expect(mails).toEqual([]);
    },
  );

  it('gives up on one that responds slowly and never finishes', async () => {
    const { url, stop } = await startSilentServer((socket) => {
      socket.write('220 ready\r\n');
      socket.once('data', () => {
        const talking = setInterval(() => socket.write('250-and more\r\n'), 20);
        socket.on('close', () => clearInterval(talking));
      });
    });
    open.push(stop);
    const failure = await failureOf(smtpMailer(url, FROM, { ...PATIENT, mail: 300 }).send(mail));
    expect(isMailServerDown(failure)).toBe(true);
  });

  it('is aborted at a shutdown, which waits no longer than it may', async () => {
    trusted();
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const { url } = await serverWith({
      at: {
        recipient: () => {
          reach();
          return 'never';
        },
      },
    });
    const mailer = smtpMailer(url, FROM, PATIENT);
    const failed = failureOf(mailer.send(mail));
    await reached;
    await mailer.close();
    expect(await failed).toMatchObject({ code: 'EABORT' });
    expect(await failureOf(mailer.send(mail))).toMatchObject({ code: 'EABORT' });
  });

  it('finishes at a shutdown when it is nearly done', async () => {
    trusted();
    const { url, mails } = await serverWith();
    const mailer = smtpMailer(url, FROM, { ...PATIENT, shutdown: 20_000 });
    const sent = failureOf(mailer.send(mail));
    await mailer.close();
    expect(await sent).toBeNull();
    expect(mails).toHaveLength(1);
  });
});

describe('a mail that is due', () => {
  let testApp: TestApp;
  const log = { error: jest.fn() };

  beforeAll(async () => {
    testApp = await startTestApp({ database: databaseOfRun() });
  });
  beforeEach(async () => {
    trusted();
    testApp.setNow(TEST_NOW);
    const { db } = testApp.context;
    await db.deleteFrom('contact_messages').execute();
    await db.deleteFrom('rate_limits').execute();
    for (const subject of ['first', 'second']) {
      const form = { name: 'Hessa', email: 'hessa@example.com', subject, message: 'Hello' };
      await new ApiClient(testApp.app).get('POST', 'contact-us', form);
    }
  });
  afterAll(() => testApp.stop());

  const sendThrough = (url: string, limits = PATIENT) =>
    sendDueContactMails({ ...testApp.context, log, mailer: smtpMailer(url, FROM, limits) });
  const later = (minutes: number) =>
    testApp.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));
  const subjectsOf = (mails: readonly string[]) =>
    mails.map((text) => /^Subject: Contact form: (\w+)/m.exec(text)?.[1]).sort();

  it('is sent again five minutes after a refusal, and once', async () => {
    let isFirst = true;
    const { url, mails } = await serverWith({
      at: {
        content: () => {
          const reply = isFirst ? refusal(451) : null;
          isFirst = false;
          return reply;
        },
      },
    });
    await sendThrough(url);
    expect(mails).toHaveLength(1);
    later(4);
    await sendThrough(url);
    expect(mails).toHaveLength(1);
    later(5);
    await sendThrough(url);
    later(30);
    await sendThrough(url);
    expect(subjectsOf(mails)).toEqual(['first', 'second']);
  });

  it('does not wait behind another at a server that hangs: it stays due', async () => {
    let recipients = 0;
    const hanging = await serverWith({
      at: {
        recipient: () => {
          recipients += 1;
          return 'never';
        },
      },
    });
    await sendThrough(hanging.url, HASTY);
    expect(recipients).toBe(1);
    const { url, mails } = await serverWith();
    await sendThrough(url);
    expect(mails).toHaveLength(1);
    later(5);
    await sendThrough(url);
    expect(subjectsOf(mails)).toEqual(['first', 'second']);
  });

  it('is sent again with the same Message-ID when the server’s answer was lost', async () => {
    const taken: string[] = [];
    const losing = await serverWith({
      onData: (stream, _session, _go) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          taken.push(Buffer.concat(chunks).toString('utf8'));
          losing.drop();
        });
      },
    });
    await sendThrough(losing.url);
    const { url, mails } = await serverWith();
    later(5);
    await sendThrough(url);
    const idOf = (text: string | undefined) => /^Message-ID: (.+)\r$/m.exec(text ?? '')?.[1];
    expect(idOf(taken[0])).toMatch(/^<contact-\d+@mizan\.example>$/);
    expect(mails.map(idOf)).toContain(idOf(taken[0]));
  });
});
