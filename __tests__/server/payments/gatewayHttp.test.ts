import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callGateway, GatewayUnreachable } from '../../../server/payments/gatewayHttp.ts';
import { ANSWER_LIMIT_BYTES } from '../../../src/payment/limitedBody.ts';
import { TEST_GATEWAY } from '../../support/sandboxGateway.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'a');
/** A client that reads everything gets an end, so that the test fails and does not run for ever. */
const GIVES_UP_AT = 64 * 1024 * 1024;

describe('a gateway whose answer never ends', () => {
  let server: Server;
  let sent: number;

  function stream(response: ServerResponse): void {
    while (!response.destroyed && sent < GIVES_UP_AT) {
      sent += CHUNK.length;
      if (!response.write(CHUNK)) {
        response.once('drain', () => stream(response));
        return;
      }
    }
    response.end();
  }

  beforeEach(async () => {
    sent = 0;
    server = createServer((_request, response) => stream(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const gateway = () => {
    const { port } = server.address() as AddressInfo;
    return { ...TEST_GATEWAY, baseUrl: `http://127.0.0.1:${port}` };
  };

  test.each([
    ['an enquiry', {}],
    ['a checkout', { data: 'ab' }],
  ])('is broken off: %s', async (_call, call) => {
    const answer = callGateway(gateway(), '/', call);
    await expect(answer).rejects.toBeInstanceOf(GatewayUnreachable);
    // What the sockets of both sides hold comes on top.
    expect(sent).toBeLessThan(GIVES_UP_AT);
    expect(sent).toBeGreaterThan(ANSWER_LIMIT_BYTES);
  });
});
