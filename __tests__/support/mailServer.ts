import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { TEST_CERTIFICATE } from './testCertificate.ts';

export const MAIL_LOGIN = { user: 'shop', password: 'se:cret' } as const;

/** Where a mail server can refuse, or fall silent. */
export type MailStage = 'connect' | 'login' | 'sender' | 'recipient' | 'content';

export interface TestMailServer {
  /** For SMTP_URL, with the login. */
  url: string;
  /** As received, with headers. */
  mails: string[];
  /** Every login that was tried. */
  logins: string[];
  /** Closes every connection. */
  drop: () => void;
  stop: () => Promise<void>;
}

interface TestMailServerOptions extends SMTPServerOptions {
  /** Called at a stage: an error is the server's answer; `never` is none at all. */
  at?: Partial<Record<MailStage, () => Error | 'never' | null>>;
}

type Callback = (error?: Error | null) => void;

/** A real mail server on a free port, which accepts the mails of every client that logs in. */
export async function startMailServer(options: TestMailServerOptions = {}) {
  const { at = {}, ...rest } = options;
  const mails: string[] = [];
  const logins: string[] = [];
  const answer = (stage: MailStage, go: Callback) => {
    const reply = at[stage]?.() ?? null;
    if (reply !== 'never') go(reply);
  };
  const server = new SMTPServer({
    ...TEST_CERTIFICATE,
    logger: false,
    onConnect: (_session, go) => answer('connect', go),
    onAuth: ({ username, password }, _session, go) => {
      logins.push(`${username}:${password}`);
      answer('login', (error) => go(error ?? null, error ? undefined : { user: username }));
    },
    onMailFrom: (_address, _session, go) => answer('sender', go),
    onRcptTo: (_address, _session, go) => answer('recipient', go),
    onData: (stream, _session, go) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () =>
        answer('content', (error) => {
          if (!error) mails.push(Buffer.concat(chunks).toString('utf8'));
          go(error);
        }),
      );
    },
    ...rest,
  });
  // A customer of the server who hangs up is no failure of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const scheme = rest.secure ? 'smtps' : 'smtp';
  const password = encodeURIComponent(MAIL_LOGIN.password);
  const drop = () => {
    for (const connection of server.connections) connection.close();
  };
  return {
    url: `${scheme}://${MAIL_LOGIN.user}:${password}@localhost:${portOf(server.server)}`,
    mails,
    logins,
    drop,
    stop: async () => {
      drop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  } satisfies TestMailServer;
}

/** Not a mail server at all: `talk` has the bare connection. */
export async function startSilentServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://localhost:${portOf(server)}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** This process believes the test server's certificate from now on; answers how to end that. */
export function trustTestCertificate(): () => void {
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, TEST_CERTIFICATE.cert]);
  return () => tls.setDefaultCACertificates(before);
}

export function refusal(responseCode: number): Error {
  return Object.assign(new Error('No, thank you'), { responseCode });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
