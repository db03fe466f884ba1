import type { KeptDay } from '../../../../../src/api/keptDays.ts';
import { readOrder } from '../../../../../src/api/subscriptions.ts';
import type { SubscriptionDay } from '../../../../../src/contract/wire/subscription.ts';
import { keepMeals } from '../../../../../src/features/orders/plan/keptMealsSaga.ts';
import { orderLoaded } from '../../../../../src/features/orders/ordersSlice.ts';
import {
  mealsKept,
  selectCustomerInfo,
  sessionStarted,
} from '../../../../../src/features/session/sessionSlice.ts';
import { sessionEnded } from '../../../../../src/saga/events.ts';
import { customerInfo } from '../../../../support/factories/customer.ts';
import { keptDay } from '../../../../support/factories/keptDay.ts';
import { paidSubscription, subscriptionItem } from '../../../../support/factories/subscription.ts';
import { runSaga } from '../../../../support/runSaga.ts';
import { stateAfter } from '../../../../support/stateAfter.ts';

/** Nine in the morning in Kuwait. */
const AS_OF = '2027-01-20T06:00:00.000Z';
const signedIn = sessionStarted({ customerInfo: customerInfo(), cart: null });

const [day] = subscriptionItem().schedule;
const dayOn = (date: string, status = 'planned'): SubscriptionDay => ({ ...day!, date, status });
const orderOf = (schedule: SubscriptionDay[], changes: object = {}) =>
  readOrder(
    paidSubscription({ as_of: AS_OF, items: [subscriptionItem({ schedule })], ...changes }),
  );

async function kept(order: ReturnType<typeof orderOf>, before: KeptDay[] = []) {
  const { state, actions } = await runSaga(keepMeals, {
    args: [orderLoaded(order)],
    after: [signedIn, ...(before.length > 0 ? [mealsKept(before)] : [])],
  });
  return { meals: selectCustomerInfo(state)?.meals, actions };
}

it('stores today and the two days after it, and no other', async () => {
  const dates = ['2027-01-19', '2027-01-20', '2027-01-21', '2027-01-22', '2027-01-23'];
  const { meals } = await kept(orderOf(dates.map((date) => dayOn(date))));
  expect(meals?.map(({ date }) => date)).toEqual(['2027-01-20', '2027-01-21', '2027-01-22']);
});

it('stores dishes and times, and nothing about the address, health or allergies', async () => {
  const { meals } = await kept(orderOf([dayOn('2027-01-20')]));
  expect(meals).toEqual([
    {
      order: 41,
      saved_at: AS_OF,
      date: '2027-01-20',
      slot: { from: '06:00', to: '10:00' },
      product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
      dishes: [
        {
          id: 31,
          kind: 'meal',
          name_en: 'Chicken machboos',
          name_ar: 'مجبوس دجاج',
          calories: 520,
          carbs: 48,
          fat: 16,
          protein: 42,
        },
      ],
    },
  ]);
});

it('stores the time of the day itself, where it differs from the bought one', async () => {
  const delivery_time_slot = { id: 2, from: '10:00', to: '13:00' };
  const { meals } = await kept(orderOf([{ ...dayOn('2027-01-20'), delivery_time_slot }]));
  expect(meals?.[0]?.slot).toEqual({ from: '10:00', to: '13:00' });
});

it.each(['skipped', 'frozen', 'cancelled'])('stores no %s day', async (status) => {
  const { meals } = await kept(orderOf([dayOn('2027-01-20', status), dayOn('2027-01-21')]));
  expect(meals?.map(({ date }) => date)).toEqual(['2027-01-21']);
});

it('forgets the days of an order that has them no more, and leaves those of another', async () => {
  const other = keptDay({ order: 7 });
  const before = [other, keptDay({ order: 41 })];
  const refused = await kept(orderOf([dayOn('2027-01-20')], { order_status: 'rejected' }), before);
  expect(refused.meals).toEqual([other]);
  const skipped = await kept(orderOf([dayOn('2027-01-20', 'skipped')]), before);
  expect(skipped.meals).toEqual([other]);
});

it('stores nothing for an order whose days are far ahead', async () => {
  const { actions } = await kept(orderOf([dayOn('2027-02-20')]));
  expect(actions).toEqual([]);
});

it('starts empty when the stored meals are malformed', async () => {
  const malformed = [{ ...keptDay(), dishes: 'none' }] as unknown as KeptDay[];
  const { meals } = await kept(orderOf([dayOn('2027-01-20')]), malformed);
  expect(meals?.map(({ date }) => date)).toEqual(['2027-01-20']);
});

it('ends with the session', () => {
  const state = stateAfter(signedIn, mealsKept([keptDay()]), sessionEnded(), signedIn);
  expect(selectCustomerInfo(state)?.meals).toBeUndefined();
});
