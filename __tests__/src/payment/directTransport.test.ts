import { openEnvelope, sealEnvelope } from '../../../src/payment/envelope.ts';
import { directTransport } from '../../../src/payment/directTransport.ts';
import { ANSWER_LIMIT_BYTES } from '../../../src/payment/limitedBody.ts';
import { PaymentTransportError, type PaymentOrder } from '../../../src/payment/transport.ts';

const gateway = {
  baseUrl: 'http://gateway.test',
  merchantCode: '842217',
  accessCode: 'c333729b-d060-4b74-a49d-7686a8353481',
  key: '0123456789ABCDEF0123456789ABCDEF',
  iv: 'FEDCBA9876543210',
};
const order: PaymentOrder = {
  payable: { kind: 'order', id: 1001 },
  amount: 45_000,
  language: 'en',
  payer: { name: 'Noura', email: 'noura@example.com', mobile: '+96550012345' },
};
const transport = () => directTransport({ gateway, publicUrl: 'http://shop.test' });

let fetchMock: jest.Mock<Promise<Response>, [string, RequestInit]>;

function answers(body: string): void {
  fetchMock.mockResolvedValue(new Response(body));
}

async function faultOf(promise: Promise<unknown>): Promise<PaymentTransportError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof PaymentTransportError) return error;
  throw new Error('Expected a transport error.');
}

beforeEach(() => {
  fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
  Object.defineProperty(globalThis, 'fetch', {
    value: fetchMock,
    configurable: true,
    writable: true,
  });
});

describe('directTransport', () => {
  test('encrypts the checkout and answers where to send the customer', async () => {
    answers(sealEnvelope({ status: true, response: { data: 'a b' } }, gateway));
    const started = await transport().checkout(order);
    expect(started.payment_url).toBe('http://gateway.test/payment?data=a%20b');
    expect(started.order_reference_number).toMatch(/^SUB-1001-d[0-9a-f]{16}$/);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('http://gateway.test/checkout');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    const { data } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as {
      data: string;
    };
    expect(openEnvelope(data, gateway)).toMatchObject({
      amount: '45.000',
      orderReferenceNumber: started.order_reference_number,
      responseUrl: 'http://shop.test/payment',
      failureUrl: 'http://shop.test/order-failed',
    });
  });

  test('a refusal carries the code and no secret', async () => {
    answers('{"status":false,"code":501,"message":"Authentication failed"}');
    const error = await faultOf(transport().checkout(order));
    expect(error).toMatchObject({ fault: 'refused', code: 501 });
    expect(JSON.stringify(error) + error.message).not.toContain(gateway.key);
  });

  test('an unreadable answer is malformed, a failed connection is not repeated', async () => {
    answers('ab'.repeat(32));
    expect((await faultOf(transport().checkout(order))).fault).toBe('malformed');
    fetchMock.mockReset();
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    expect((await faultOf(transport().checkout(order))).fault).toBe('network');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('an answer that is longer than any can be meant is not read to its end', async () => {
    answers(' '.repeat(ANSWER_LIMIT_BYTES) + sealEnvelope({ status: true }, gateway));
    expect((await faultOf(transport().checkout(order))).fault).toBe('network');
  });

  test('a cancelled checkout says so', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(() => {
      controller.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    const error = await faultOf(transport().checkout(order, controller.signal));
    expect(error.fault).toBe('cancelled');
  });

  test('opens a return, and answers a tampered one with one fault', async () => {
    const data = sealEnvelope(
      {
        status: true,
        response: { orderReferenceNumber: 'SUB-1001-d0001020304050607', variable1: '1001' },
      },
      gateway,
    );
    expect(await transport().openResult(data)).toMatchObject({ subscription_id: 1001 });
    expect((await faultOf(transport().openResult('ff'.repeat(32)))).fault).toBe('refused');
  });

  test('wrong keys stop it at once', () => {
    const bad = { ...gateway, key: `${gateway.key}\n` };
    expect(() => directTransport({ gateway: bad, publicUrl: 'http://shop.test' })).toThrow(
      RangeError,
    );
  });
});
