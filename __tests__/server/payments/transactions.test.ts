import { kuwaitInstant, readTransactions } from '../../../server/payments/transactions.ts';

const fields = {
  token: '5210',
  amount: '45.000',
  reference_number: 'SUB-1001-1-0a1b2c3d',
  status: 'SUCCESSFUL',
  PaymentID: '100424210000015649',
  payment_type: 'KNET',
  datetime: '2024-08-29 15:27:38',
};
const stateOf = (changes: Record<string, unknown>) =>
  readTransactions({ data: { ...fields, ...changes } })[0]?.state;

describe('readTransactions', () => {
  test('reads every field', () => {
    expect(readTransactions({ status: true, data: fields })).toEqual([
      {
        state: 'successful',
        reference: 'SUB-1001-1-0a1b2c3d',
        amount: 45_000,
        currency: null,
        token: '5210',
        paymentId: '100424210000015649',
        paymentType: 'KNET',
        resultCode: 'SUCCESSFUL',
        paidOn: new Date('2024-08-29T12:27:38Z'),
        administrativeCharge: null,
      },
    ]);
  });

  test('reads further values that the gateway may send', () => {
    const more = { currency: 'KWD', resultCode: 'CAPTURED', administrativeCharge: '0.250' };
    expect(readTransactions({ data: { ...fields, ...more } })).toMatchObject([
      { currency: 'KWD', resultCode: 'CAPTURED', administrativeCharge: 250 },
    ]);
  });

  test('reads all the results of a reference', () => {
    const second = { ...fields, token: '5211' };
    const tokens = readTransactions({ data: fields, results: [second, fields] }).map(
      ({ token }) => token,
    );
    expect(tokens).toEqual(['5211', '5210']);
  });

  test.each([
    ['SUCCESSFUL', 'successful'],
    ['successful', 'successful'],
    [' SUCCESSFUL ', 'successful'],
    ['AUTHORIZED', 'pending'],
    ['REFUNDED', 'refunded'],
    ['FAILED', 'failed'],
    ['PENDING', 'pending'],
    ['SUCCESS!', 'pending'],
    ['constructor', 'pending'],
    ['__proto__', 'pending'],
    ['toString', 'pending'],
  ])('status %s is %s', (status, state) => {
    expect(stateOf({ status })).toBe(state);
  });

  test.each([
    [0, 'failed'],
    [1, 'successful'],
    ['1', 'successful'],
    [2, 'refunded'],
    [4, 'pending'],
    [3, 'pending'],
    [null, 'pending'],
    ['valueOf', 'pending'],
  ])('payment_status %p is %s', (payment_status, state) => {
    expect(stateOf({ status: undefined, payment_status })).toBe(state);
  });

  test('a word beats a number: the doubtful is pending', () => {
    expect(stateOf({ status: 'PENDING', payment_status: 1 })).toBe('pending');
  });

  test.each([null, 'text', {}, { data: null }, { data: 'text', results: [1] }])(
    '%j has none',
    (answer) => {
      expect(readTransactions(answer)).toEqual([]);
    },
  );

  test('an amount that cannot be read is null', () => {
    expect(readTransactions({ data: { ...fields, amount: 'x' } })[0]?.amount).toBeNull();
  });
});

describe('kuwaitInstant', () => {
  test('a local time of Kuwait is three hours ahead', () => {
    expect(kuwaitInstant('2026-01-01 01:00:00')).toEqual(new Date('2025-12-31T22:00:00Z'));
    expect(kuwaitInstant('yesterday')).toBeNull();
    expect(kuwaitInstant('2026-13-01 01:00:00')).toBeNull();
    expect(kuwaitInstant('2026-01-01 01:00:00.5')).toBeNull();
    expect(kuwaitInstant('x2026-01-01 01:00:00')).toBeNull();
    expect(kuwaitInstant('0000-01-01 01:00:00')).toBeNull();
  });
});
