import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PlainRefusal } from './plainCall.ts';
import { PICTURE } from './plainKitchen.ts';
import { plainRoutes } from './plainRoutes.ts';
import type { Customer } from './plainState.ts';

export interface RecordedCall {
  /** In the specification's form: "GET subscriptions/:id". */
  name: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface PlainServer {
  url: string;
  /** The storefront's calls since the last `forgetCalls`. */
  callsTo: (name: string) => RecordedCall[];
  /** Calls that the specification does not list. */
  unknown: string[];
  forgetCalls: () => void;
  stop: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'accept, authorization, content-type, locale, x-api-key',
};
const BOX =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';

/**
 * Another server than the kitchen's: it offers the calls of the specification's section 7 on an origin
 * of its own, and nothing else. Its answers hold what the specification names.
 */
export async function startPlainServer(): Promise<PlainServer> {
  const customers: Customer[] = [];
  const calls: RecordedCall[] = [];
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    if (request.url === PICTURE) {
      return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(BOX);
    }
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', origin());
    const path = pathname.replace('/customer/', '');
    const id = Number(/\/(\d+)$/.exec(path)?.[1]);
    const name = `${request.method} ${path.replace(/\/\d+$/, '/:id')}`;
    const body = JSON.parse((await text(request)) || 'null') as unknown;
    calls.push({ name, headers: request.headers, body });
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const guest = customers.find((one) => token !== undefined && one.token === token) ?? null;
    try {
      const route = plainRoutes[name];
      if (!route) {
        unknown.push(name);
        throw new PlainRefusal(404, 'There is no such call.');
      }
      const call = { origin: origin(), customers, guest, id, query: searchParams, body };
      send(response, 200, true, route(call) ?? {});
    } catch (error) {
      if (!(error instanceof PlainRefusal)) throw error;
      send(response, error.code, false, { message: error.message });
    }
  }

  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `${origin()}/customer`,
    callsTo: (name) => calls.filter((call) => call.name === name),
    unknown,
    forgetCalls: () => {
      calls.length = 0;
      unknown.length = 0;
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function send(response: ServerResponse, code: number, status: boolean, payload: unknown): void {
  response
    .writeHead(code, { ...CORS, 'content-type': 'application/json' })
    .end(JSON.stringify({ status, code, response: payload }));
}
