import fc from 'fast-check';
import type { Order } from '../../../../../src/api/subscriptions.ts';
import { addDays } from '../../../../../src/contract/kuwaitTime.ts';
import { isAhead } from '../../../../../src/contract/planDays.ts';
import { dayInSight, nearDays, plansOf } from '../../../../../src/features/orders/plan/planView.ts';
import { readOrder } from '../../../../../src/api/subscriptions.ts';
import {
  paidSubscription,
  skippedDayOrder,
  subscriptionItem,
} from '../../../../support/factories/subscription.ts';

const DISHES = subscriptionItem().schedule[0]!.dishes;

/** A plan of one meal a day on these dates, at that time. */
function orderAt(as_of: string, dates: readonly string[], changes: Partial<Order> = {}): Order {
  const schedule = dates.map((date, index) => ({
    id: index + 1,
    date,
    status: 'scheduled',
    makes_up_for: null,
    order_address_id: 71,
    delivery_time_slot: { id: 1, from: '06:00', to: '10:00' },
    dishes: DISHES,
    missing: 0,
  }));
  const item = subscriptionItem({ meals: 1, snacks: 0, days: dates.length, schedule });
  return { ...readOrder(paidSubscription({ as_of, items: [item] })), ...changes };
}

const plan = (as_of: string, ...dates: string[]) => plansOf(orderAt(as_of, dates))[0]!;
const near = (as_of: string, ...dates: string[]) =>
  nearDays(plan(as_of, ...dates)).map(({ when, date, day }) => [when, date, day?.state ?? null]);

describe('the plans of an order', () => {
  it.each<[string, Partial<Order>]>([
    ['unpaid', { payment_status: 'not_paid' }],
    ['rejected', { order_status: 'rejected' }],
    ['of a server that does not say what time it is', { as_of: null }],
  ])('are none where it is %s', (_, changes) => {
    expect(plansOf(orderAt('2027-01-17T10:00:00Z', ['2027-01-20'], changes))).toEqual([]);
  });

  it('count the remaining deliveries', () => {
    const days = ['2027-01-19', '2027-01-20', '2027-01-21'];
    expect(plan('2027-01-20T05:00:00Z', ...days).left).toBe(2);
    expect(plan('2027-01-20T07:00:00Z', ...days).left).toBe(1);
  });
});

describe('a skipped day', () => {
  const daysAt = (as_of: string) => plansOf({ ...readOrder(skippedDayOrder()), as_of })[0]!.days;

  it('is shown with the day of its delivery, and vice versa', () => {
    expect(daysAt('2027-01-17T10:00:00Z')).toMatchObject([
      { date: '2027-01-23', state: 'skipped', movedTo: '2027-02-15', insteadOf: null },
      { date: '2027-02-15', state: 'open', movedTo: null, insteadOf: '2027-01-23' },
    ]);
  });

  it('can be taken back until it would be closed', () => {
    expect(daysAt('2027-01-20T20:59:59Z')[0]!.isOpen).toBe(true);
    expect(daysAt('2027-01-20T21:00:00Z')[0]!.isOpen).toBe(false);
  });

  it('is not counted twice among the remaining ones', () => {
    expect(plansOf(readOrder(skippedDayOrder()))[0]!.left).toBe(1);
  });
});

describe('the near days', () => {
  it('are today and tomorrow, with and without a delivery', () => {
    expect(near('2027-01-20T05:00:00Z', '2027-01-20', '2027-01-22')).toEqual([
      ['today', '2027-01-20', 'onItsWay'],
      ['tomorrow', '2027-01-21', null],
    ]);
  });

  it('are the first delivery before the plan begins', () => {
    expect(near('2027-01-12T05:00:00Z', '2027-01-20', '2027-01-22')).toEqual([
      ['first', '2027-01-20', 'planned'],
    ]);
  });

  it('begin with tomorrow on the eve of the plan', () => {
    expect(near('2027-01-19T05:00:00Z', '2027-01-20')).toEqual([
      ['tomorrow', '2027-01-20', 'closed'],
    ]);
  });

  it('have the next delivery where today and tomorrow have none', () => {
    expect(near('2027-01-22T05:00:00Z', '2027-01-20', '2027-01-25')).toEqual([
      ['today', '2027-01-22', null],
      ['tomorrow', '2027-01-23', null],
      ['next', '2027-01-25', 'planned'],
    ]);
  });

  it('are none once the plan is over', () => {
    expect(near('2027-01-22T05:00:00Z', '2027-01-20')).toEqual([]);
  });

  it('include the next delivery of any running plan', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: -5, max: 90 }), (steps, offset) => {
        const dates = steps.map((_, index) =>
          addDays(
            '2027-01-15',
            steps.slice(0, index + 1).reduce((sum, step) => sum + step),
          ),
        );
        const running = plan(`${addDays('2027-01-15', offset)}T05:00:00Z`, ...dates);
        const next = running.days.find(({ state }) => state !== null && isAhead(state));
        const shown = nearDays(running).map(({ date }) => date);
        expect(next === undefined || shown.includes(next.date)).toBe(true);
      }),
    );
  });
});

describe('the selected day', () => {
  const days = ['2027-01-20', '2027-01-21', '2027-01-22', '2027-01-23'] as const;

  it('is the one asked for', () => {
    expect(dayInSight(plan('2027-01-20T05:00:00Z', ...days), '2027-01-21')?.date).toBe(days[1]);
  });

  it.each([null, '2026-01-01', 'nonsense'])('is the first after the near ones for %s', (asked) => {
    expect(dayInSight(plan('2027-01-20T05:00:00Z', ...days), asked)?.date).toBe(days[2]);
  });

  it('is the last one once all are delivered', () => {
    expect(dayInSight(plan('2027-02-20T05:00:00Z', ...days), null)?.date).toBe(days[3]);
  });
});
