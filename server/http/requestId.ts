import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Crockford's base 32: nothing that is mistaken for another sign when it is read out. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const DRAWN_AT_ONCE = 400;
/** It ends in logs, headers and pages: no signs that could mean something there. */
const ACCEPTED = /^[A-Za-z0-9_-]{8,64}$/;

const REQUEST_ID_HEADER = 'x-request-id';

/** A proxy that is trusted may have given the request its number already. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isAccepted = trustProxy !== false && typeof given === 'string' && ACCEPTED.test(given);
    return isAccepted ? given : newRequestId();
  };
}

let random = Buffer.alloc(0);
let used = 0;

/** Random bytes are drawn for many ids at once: each system call costs as much as a hook. */
function newRequestId(): string {
  if (used + LENGTH > random.length) {
    random = randomBytes(LENGTH * DRAWN_AT_ONCE);
    used = 0;
  }
  let id = '';
  for (const byte of random.subarray(used, used + LENGTH)) id += SIGNS.charAt(byte % SIGNS.length);
  used += LENGTH;
  return id;
}

/** Every answer has its number, so that the log can be searched for a number that a customer quotes. */
export function sayRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
