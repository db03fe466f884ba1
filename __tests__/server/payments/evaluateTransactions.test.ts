import { evaluateTransactions } from '../../../server/payments/evaluateTransactions.ts';
import type { GatewayTransaction } from '../../../server/payments/transactions.ts';

const expected = { reference: 'SUB-1-1-0a1b2c3d', amount: 45_000, token: '5210' };
const transaction: GatewayTransaction = {
  state: 'successful',
  reference: expected.reference,
  amount: 45_000,
  currency: 'KWD',
  token: '5210',
  paymentId: '100424210000015649',
  paymentType: 'KNET',
  resultCode: 'CAPTURED',
  paidOn: new Date('2027-01-12T07:00:00Z'),
  administrativeCharge: null,
};
const verdictOf = (...changes: Partial<GatewayTransaction>[]) =>
  evaluateTransactions(
    expected,
    changes.map((change) => ({ ...transaction, ...change })),
  );

describe('evaluateTransactions', () => {
  test('captured: everything agrees', () => {
    expect(verdictOf({})).toEqual({
      verdict: 'captured',
      captured: [{ transaction, mismatch: null }],
      refunded: [],
      isKnown: true,
      hasForeign: false,
      resultCode: 'CAPTURED',
    });
  });

  test.each<[string, Partial<GatewayTransaction>]>([
    ['no token in the enquiry', { token: null }],
    ['no currency in the enquiry', { currency: null }],
  ])('captured: %s', (_case, change) => {
    expect(verdictOf(change).verdict).toBe('captured');
  });

  test.each<[string, Partial<GatewayTransaction>, string]>([
    ['another amount', { amount: 44_999 }, 'wrong_amount'],
    ['an amount that cannot be read', { amount: null }, 'wrong_amount'],
    ['another currency', { currency: 'USD' }, 'other_currency'],
    ['another token', { token: '5211' }, 'other_token'],
  ])('refused: %s', (_case, change, mismatch) => {
    expect(verdictOf(change)).toMatchObject({ verdict: 'refused', captured: [{ mismatch }] });
  });

  test.each<[string, Partial<GatewayTransaction>]>([
    ['another reference', { reference: 'SUB-2-1-0a1b2c3d' }],
    ['no reference', { reference: null }],
  ])('%s belongs to another payment and decides nothing', (_case, change) => {
    expect(verdictOf(change)).toMatchObject({ verdict: 'pending', captured: [], hasForeign: true });
  });

  test('captured, whatever its token, where the checkout gave none', () => {
    const { verdict } = evaluateTransactions({ ...expected, token: null }, [transaction]);
    expect(verdict).toBe('captured');
  });

  test('the gateway knows the reference once it answers with it', () => {
    expect(verdictOf({ state: 'pending' }).isKnown).toBe(true);
    expect(verdictOf({ reference: 'SUB-2-1-0a1b2c3d' }).isKnown).toBe(false);
    expect(verdictOf().isKnown).toBe(false);
  });

  test('lists refunds apart from captures', () => {
    const { captured, refunded } = verdictOf({}, { state: 'refunded', paymentId: '2' });
    expect(captured).toMatchObject([{ transaction: { paymentId: transaction.paymentId } }]);
    expect(refunded).toMatchObject([{ transaction: { paymentId: '2' } }]);
  });

  test('the word of the gateway is that of the capture, else that of the first transaction', () => {
    const failed = { state: 'failed', resultCode: 'NOT CAPTURED' } as const;
    expect(verdictOf(failed, {}).resultCode).toBe('CAPTURED');
    expect(verdictOf(failed, { ...failed, resultCode: 'CANCELED' }).resultCode).toBe(
      'NOT CAPTURED',
    );
  });

  test('failed and refunded transactions have not paid', () => {
    expect(verdictOf({ state: 'failed' }, { state: 'refunded' }).verdict).toBe('failed');
  });

  test('an unknown state is pending, even beside a failed one', () => {
    expect(verdictOf({ state: 'failed' }, { state: 'pending' }).verdict).toBe('pending');
    expect(evaluateTransactions(expected, []).verdict).toBe('pending');
  });

  test('puts the transaction that pays first, in any order', () => {
    const orders = [
      [{ amount: 1 }, { state: 'failed' }, {}],
      [{}, { amount: 1 }, { state: 'failed' }],
    ] as const;
    for (const changes of orders) {
      const { verdict, captured } = verdictOf(...changes);
      expect(verdict).toBe('captured');
      expect(captured.map(({ mismatch }) => mismatch)).toEqual([null, 'wrong_amount']);
    }
  });

  test('puts all that pay before all that cannot', () => {
    const { captured } = verdictOf({ amount: 1 }, {}, { currency: 'USD' }, {});
    expect(captured.map(({ mismatch }) => mismatch)).toEqual([
      null,
      null,
      'wrong_amount',
      'other_currency',
    ]);
  });
});
