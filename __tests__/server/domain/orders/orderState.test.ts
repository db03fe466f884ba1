import {
  earliestPreparedDay,
  isChangeable,
  isPayable,
  isPaymentPending,
  orderNumber,
} from '../../../../server/domain/orders/orderState.ts';

// Tuesday the 12th of January 2027, 10:00 in Kuwait.
const now = new Date('2027-01-12T07:00:00Z');
const later = new Date(now.getTime() + 1);

it('is called by its number', () => {
  expect(orderNumber(10_001)).toBe('MZ-10001');
});

it('can be prepared in three days, counted in Kuwait', () => {
  expect(earliestPreparedDay(now)).toBe('2027-01-15');
  expect(earliestPreparedDay(new Date('2027-01-12T21:00:00Z'))).toBe('2027-01-16');
});

describe('can be paid', () => {
  const open = { paid_at: null, closed_at: null, start_date: '2027-01-15' };
  it.each([
    ['open, and in time', {}, true],
    ['open, and too late', { start_date: '2027-01-14' }, false],
    ['paid', { paid_at: now }, false],
    ['closed', { closed_at: now }, false],
  ])('when it is %s: %j %s', (_name, changes, isPossible) => {
    expect(isPayable({ ...open, ...changes }, now)).toBe(isPossible);
  });
});

describe('can be changed', () => {
  const unpaid = { paid_at: null, status: 'pending', closed_reason: null } as const;
  it.each([
    ['pending', {}, true],
    ['failed', { status: 'failed' }, true],
    ['lapsed', { status: 'failed', closed_reason: 'lapsed' }, true],
    ['changed before', { status: 'failed', closed_reason: 'changed' }, false],
    ['paid', { paid_at: now }, false],
    ['rejected', { status: 'rejected' }, false],
  ] as const)('when it is %s: %j %s', (_name, changes, isPossible) => {
    expect(isChangeable({ ...unpaid, ...changes })).toBe(isPossible);
  });
});

describe('waits for the gateway', () => {
  const attempt = { status: 'pending', hinted_at: null, enquiring_until: null } as const;
  it.each([
    ['an attempt that was not reported as paid', {}, false],
    ['one that was called paid', { hinted_at: now }, true],
    ['one that is being asked about', { enquiring_until: later }, true],
    ['one that was asked about', { enquiring_until: now }, false],
    ['one that has failed', { status: 'failed', hinted_at: now }, false],
  ] as const)('with %s: %j %s', (_name, changes, isPending) => {
    const attempts = [attempt, { ...attempt, ...changes }];
    expect(isPaymentPending({ paid_at: null }, attempts, now)).toBe(isPending);
    expect(isPaymentPending({ paid_at: now }, attempts, now)).toBe(false);
  });

  it('not without an attempt', () => {
    expect(isPaymentPending({ paid_at: null }, [], now)).toBe(false);
  });
});
