import { checkoutRequest } from '../../../src/payment/checkout.ts';
import type { CheckoutOrder } from '../../../src/payment/checkoutOrder.ts';

const order: CheckoutOrder = {
  merchantCode: '842217',
  amount: 45_500,
  orderReferenceNumber: 'SUB-1001-1-0a1b2c3d',
  payableId: 1001,
  language: 'ar',
  payer: { name: 'نورة', email: 'noura@example.com', mobile: '+96550012345' },
  responseUrl: 'http://localhost:4000/payment',
  failureUrl: 'http://localhost:4000/order-failed',
  webhookUrl: 'http://localhost:4000/api/payments/webhook',
};

describe('checkoutRequest', () => {
  test('says everything the provider asks for', () => {
    expect(checkoutRequest(order)).toEqual({
      merchantCode: '842217',
      amount: '45.500',
      currency: 'KWD',
      paymentType: 0,
      responseUrl: 'http://localhost:4000/payment',
      failureUrl: 'http://localhost:4000/order-failed',
      version: '2.0',
      orderReferenceNumber: 'SUB-1001-1-0a1b2c3d',
      variable1: '1001',
      variable2: 'ar',
      name: 'نورة',
      email: 'noura@example.com',
      mobile_number: '50012345',
      webhookUrl: 'http://localhost:4000/api/payments/webhook',
    });
  });

  test.each([
    'نورة@example.com',
    '"odd one"@example.com',
    'a@b',
    `${'a'.repeat(60)}@${'b'.repeat(60)}.com`,
  ])('leaves out the unusual e-mail %s', (email) => {
    const request = checkoutRequest({ ...order, payer: { ...order.payer, email } });
    expect(request).not.toHaveProperty('email');
  });

  test('leaves out what is unknown', () => {
    const request = checkoutRequest({
      ...order,
      payer: { ...order.payer, mobile: null },
      webhookUrl: null,
    });
    expect(request).not.toHaveProperty('mobile_number');
    expect(request).not.toHaveProperty('webhookUrl');
  });

  test.each<[string, Partial<CheckoutOrder>]>([
    ['an amount below the least', { amount: 199 }],
    ['an amount above the most', { amount: 100_000_001 }],
    ['a reference with a space', { orderReferenceNumber: 'SUB 1' }],
    ['a return address that is too long', { responseUrl: `http://shop/${'x'.repeat(200)}` }],
  ])('refuses %s', (_fault, change) => {
    expect(() => checkoutRequest({ ...order, ...change })).toThrow(RangeError);
  });
});
