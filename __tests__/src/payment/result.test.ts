import { EnvelopeError } from '../../../src/payment/envelope.ts';
import { isOrderResult, payableOfResult } from '../../../src/payment/payableOfResult.ts';
import { payableIdFromVariable, readPaymentResult } from '../../../src/payment/result.ts';

const fields = {
  resultCode: 'CAPTURED',
  amount: '45.000',
  paymentToken: '1569830677725743478',
  paymentId: '100201927384634224',
  paidOn: '2019-09-30 11:05:16',
  orderReferenceNumber: 'SUB-1001-1-0a1b2c3d',
  variable1: '1001',
  variable2: 'ar',
  method: 1,
  administrativeCharge: '5',
};
const mapped = {
  subscription_id: 1001,
  order_reference_number: 'SUB-1001-1-0a1b2c3d',
  paid_amount: '45.000',
  payment_id: '100201927384634224',
  paid_on: '2019-09-30 11:05:16',
  payment_type_id: 1,
  payment_status: true,
  payment_result_code: 'CAPTURED',
  payment_token: '1569830677725743478',
  administrative_charge: '5',
};
const read = (returned: Record<string, unknown>) =>
  readPaymentResult(returned, payableIdFromVariable);

describe('readPaymentResult', () => {
  test.each([
    ['flat', { status: true, code: 1, response: fields }],
    ['nested', { status: true, code: 1, response: { data: fields } }],
  ])('maps a %s return field by field', (_form, returned) => {
    expect(read(returned)).toEqual(mapped);
  });

  test('names an appointment where its reference does', () => {
    const response = { ...fields, orderReferenceNumber: 'APT-1001-1-0a1b2c3d' };
    const { subscription_id: id, ...rest } = mapped;
    const result = read({ status: true, response });
    expect(result).toEqual({
      ...rest,
      booking_id: id,
      order_reference_number: 'APT-1001-1-0a1b2c3d',
    });
    expect(isOrderResult(result)).toBe(false);
    expect(payableOfResult(result)).toEqual({ kind: 'appointment', id });
  });

  test('an amount may be a number, a token may be missing', () => {
    const response = { ...fields, amount: 45, paymentToken: null };
    expect(read({ status: 'true', response })).toMatchObject({
      paid_amount: 45,
      payment_token: 'SUB-1001-1-0a1b2c3d',
      payment_status: 'true',
    });
  });

  test.each([
    ['no response', { status: true }],
    ['no reference', { response: { ...fields, orderReferenceNumber: null } }],
    ['no order', { response: { ...fields, variable1: null } }],
    ['an order that is no number', { response: { ...fields, variable1: '1 or 1' } }],
  ])('%s is an envelope fault', (_fault, returned) => {
    expect(() => read(returned)).toThrow(EnvelopeError);
  });
});
