import { CheckoutRefused, readCheckoutResponse } from '../../../src/payment/checkoutResponse.ts';
import { EnvelopeError, sealEnvelope } from '../../../src/payment/envelope.ts';

const keys = { key: '0123456789ABCDEF0123456789ABCDEF', iv: 'FEDCBA9876543210' };
const success = {
  status: true,
  code: 200,
  message: 'Checkout session created',
  response: { data: 'session-token' },
  token: '52101234567890123456',
};

function refusalOf(body: string): unknown {
  try {
    return readCheckoutResponse(body, keys);
  } catch (error) {
    return error;
  }
}

describe('readCheckoutResponse', () => {
  const sealed = sealEnvelope(success, keys);

  test.each([
    ['bare hex', sealed],
    ['hex with a newline', `${sealed}\n`],
    ['a JSON string of hex', JSON.stringify(sealed)],
    ['hex under response', JSON.stringify({ response: sealed })],
  ])('reads %s', (_form, body) => {
    expect(readCheckoutResponse(body, keys)).toEqual({
      sessionToken: 'session-token',
      paymentToken: '52101234567890123456',
    });
  });

  test('the payment token may be a number, and has nothing that cannot be stored', () => {
    const tokenOf = (token: unknown) =>
      readCheckoutResponse(sealEnvelope({ ...success, token }, keys), keys).paymentToken;
    expect(tokenOf(15698306777257)).toBe('15698306777257');
    expect(tokenOf('5210\u0000\ud800')).toBe('5210');
  });

  test('the payment token may be missing', () => {
    const body = sealEnvelope({ ...success, token: undefined }, keys);
    expect(readCheckoutResponse(body, keys).paymentToken).toBeNull();
  });

  test.each([
    ['a plain refusal', '{"status":false,"code":501,"message":"Authentication failed"}', 501, []],
    ['a bilingual refusal', '{"status":false,"code":"503","message":{"en":"a","ar":"b"}}', 503, []],
    [
      'validation faults',
      '{"status":false,"code":422,"message":"x","data":{"amount":["low"]}}',
      422,
      ['amount'],
    ],
    ['a page of HTML', '<h1>Bad gateway</h1>', null, []],
    ['a refusal inside the envelope', sealEnvelope({ status: false, code: 506 }, keys), 506, []],
  ])('%s is a refusal', (_form, body, code, fields) => {
    const refusal = refusalOf(body);
    expect(refusal).toBeInstanceOf(CheckoutRefused);
    expect(refusal).toMatchObject({ code, fields });
  });

  test('hex that does not open, or opens to no token, is an envelope fault', () => {
    expect(refusalOf('ab'.repeat(32))).toBeInstanceOf(EnvelopeError);
    expect(refusalOf(sealEnvelope({ status: true, response: {} }, keys))).toBeInstanceOf(
      EnvelopeError,
    );
  });
});
