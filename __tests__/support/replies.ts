import type { ErrorResponse } from '../../src/contract/wire/common.ts';

/** How a faked endpoint answers when it is not simply with a payload. */
export class Reply {
  readonly respond: () => Promise<Response>;

  constructor(respond: () => Promise<Response>) {
    this.respond = respond;
  }
}

export const payload = (response: unknown): Reply =>
  new Reply(async () => Response.json({ status: true, code: 200, response: response ?? null }));

export interface RefusalFacts extends Partial<ErrorResponse> {
  /** The envelope's code. */
  code?: number;
  /** When it differs from `code`. */
  httpStatus?: number;
  /** Seconds. */
  retryAfter?: number;
}

/** A refusal by the kitchen: status false in the envelope, 422 by default. */
export function refuse(facts: RefusalFacts = {}): Reply {
  const { code = 422, httpStatus = code, retryAfter, ...more } = facts;
  const response = { error: 'refused', message: 'Refused.', ...more };
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return new Reply(async () =>
    Response.json({ status: false, code, response }, { status: httpStatus, headers }),
  );
}

/** The server is not reached. */
export const networkDown = (): Reply =>
  new Reply(() => Promise.reject(new TypeError('Failed to fetch')));

/** An answer that never comes; the request can be aborted. */
export const noAnswer = (): Reply => new Reply(() => new Promise(() => undefined));

/** Something that is not the envelope, such as a proxy's page. */
export const raw = (body: string, status = 200): Reply =>
  new Reply(async () => new Response(body, { status }));

export class HeldReply extends Reply {
  readonly release: () => void;

  constructor(reply: Reply) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    super(() => released.then(reply.respond));
    this.release = release;
  }
}

/** An answer that stays away until `release()`. */
export const hold = (answer: unknown): HeldReply =>
  new HeldReply(answer instanceof Reply ? answer : payload(answer));

/** The connection breaks while the answer is on its way. */
export const cutInTheMiddle = (): Reply =>
  new Reply(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":true,"resp'));
        controller.error(new TypeError('terminated'));
      },
    });
    return new Response(body, { status: 200 });
  });
