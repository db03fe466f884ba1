import type { Capture } from '../../../server/db/stores/paymentStore.ts';
import { identityOf, matchCaptures } from '../../../server/payments/matchCaptures.ts';
import type { GatewayTransaction } from '../../../server/payments/transactions.ts';

const NINE = new Date('2027-01-12T06:00:00Z');
const TEN = new Date('2027-01-12T07:00:00Z');

type ReportedFields = Partial<
  Pick<GatewayTransaction, 'paymentId' | 'token' | 'paidOn' | 'amount'>
>;

const transactionOf = (fields: ReportedFields): GatewayTransaction => ({
  state: 'successful',
  reference: 'SUB-1-1-0a1b2c3d',
  amount: 45_000,
  currency: 'KWD',
  token: null,
  paymentId: null,
  paymentType: 'KNET',
  resultCode: 'CAPTURED',
  paidOn: null,
  administrativeCharge: null,
  ...fields,
});
const takenOf = (fields: ReportedFields) => ({
  transaction: transactionOf(fields),
  mismatch: null,
});
const captureOf = (fields: ReportedFields, id: number): Capture => ({
  ...identityOf(transactionOf(fields)),
  id,
  order_id: 1,
  appointment_id: null,
  attempt_id: 1,
  payment_type: 'KNET',
  result_code: 'CAPTURED',
  administrative_charge_fils: null,
  settles: id === 1,
  refund_reason: id === 1 ? null : 'second_capture',
  recorded_at: TEN,
});

/** The ids of the recorded captures that the entries of an answer match; null for new ones. */
function matched(
  recorded: readonly ReportedFields[],
  answered: readonly ReportedFields[],
): (number | null)[] {
  const captures = recorded.map((fields, index) => captureOf(fields, index + 1));
  return matchCaptures(captures, answered.map(takenOf)).map(({ known }) => known?.id ?? null);
}

describe('matchCaptures', () => {
  test.each<[string, ReportedFields[], ReportedFields[], (number | null)[]]>([
    ['two that are alike are two', [], [{}, {}], [null, null]],
    ['one id is one capture', [], [{ paymentId: '1' }, { paymentId: '1' }], [null]],
    ['seen again it is the same', [{}], [{}], [1]],
    ['two seen again are the same two', [{}, {}], [{}, {}], [1, 2]],
    ['a second one beside the first is new', [{}], [{}, {}], [1, null]],
    ['an id that comes later makes no second', [{}], [{ paymentId: '1' }], [1]],
    ['nor does one that is left out later', [{ paymentId: '1' }], [{}], [1]],
    ['another id is another capture', [{ paymentId: '1' }], [{ paymentId: '2' }], [null]],
    ['another token is another capture', [{ token: '1' }], [{ token: '2' }], [null]],
    ['another time is another capture', [{ paidOn: NINE }], [{ paidOn: TEN }], [null]],
    ['another amount is another capture', [{ amount: 1 }], [{ amount: 2 }], [null]],
    [
      'the same token may be paid twice',
      [{ token: '1' }],
      [{ token: '1' }, { token: '1' }],
      [1, null],
    ],
    [
      'ids that come later go to the captures of their times',
      [{ paidOn: NINE }, { paidOn: TEN }],
      [
        { paymentId: '2', paidOn: TEN },
        { paymentId: '1', paidOn: NINE },
      ],
      [2, 1],
    ],
    [
      'an id goes before everything else',
      [{ paymentId: '1', paidOn: NINE }],
      [{ paidOn: NINE }, { paymentId: '1', paidOn: TEN }],
      [null, 1],
    ],
    [
      'a token says more than a time',
      [{ paidOn: NINE }, { token: 'a' }],
      [{ token: 'a', paidOn: NINE }],
      [2],
    ],
    [
      'an amount goes to the capture of that amount, no matter which has it',
      [{}, { amount: null }],
      [{ amount: null }, {}],
      [2, 1],
    ],
    [
      'as many are known again as can be',
      [{ paidOn: NINE }, { token: 'a' }],
      [{ token: 'a', paidOn: NINE }, { paidOn: TEN }],
      [1, 2],
    ],
  ])('%s', (_case, recorded, answered, expected) => {
    expect(matched(recorded, answered)).toEqual(expected);
  });

  test('whatever fields are left out of a later answer, and in whatever order, nothing is new', () => {
    const whole: ReportedFields[] = [
      { paymentId: '1', token: 'a', paidOn: NINE },
      { paymentId: '2', token: 'a', paidOn: TEN },
      { paymentId: '3', token: 'b', paidOn: TEN },
    ];
    const names = ['paymentId', 'token', 'paidOn', 'amount'] as const;
    for (let left = 0; left < 2 ** (names.length * 2); left += 1) {
      const less = (fields: ReportedFields, bits: number): ReportedFields =>
        names.reduce(
          (rest, name, index) => ((bits >> index) & 1 ? { ...rest, [name]: null } : rest),
          fields,
        );
      const recorded = whole.map((fields) => less(fields, left & 15));
      const answered = whole.map((fields) => less(fields, left >> 4)).reverse();
      expect(matched(recorded, answered)).not.toContain(null);
      expect(new Set(matched(recorded, answered)).size).toBe(3);
    }
  });

  test('of two thousand identical ones, as many match as are recorded, the first ones', () => {
    const recorded = Array.from({ length: 1000 }, (): ReportedFields => ({ token: 'a' }));
    const answered = Array.from({ length: 2000 }, (): ReportedFields => ({
      token: 'a',
      paidOn: NINE,
    }));
    const found = matched(recorded, answered);
    expect(found.slice(0, 1000)).toEqual(recorded.map((_said, index) => index + 1));
    expect(new Set(found.slice(1000))).toEqual(new Set([null]));
  });
});
