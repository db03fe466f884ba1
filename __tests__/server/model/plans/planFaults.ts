import { isDeliveryDay } from '../../../../src/contract/deliveryCalendar.ts';
import { daysOfFreeze } from '../../../../src/contract/frozenDays.ts';
import { isOpenForChanges } from '../../../../src/contract/planDays.ts';
import type {
  SubscriptionDay,
  SubscriptionItem,
} from '../../../../src/contract/wire/subscription.ts';

interface Surroundings {
  readonly now: Date;
  readonly closedDays: ReadonlySet<string>;
  /** The day that the kitchen has closed meanwhile; null where it has not. */
  readonly closing: string | null;
}

/** Faults of a plan between two reads at the same time. */
export function planFaults(
  before: SubscriptionItem,
  after: SubscriptionItem,
  { now, closedDays, closing }: Surroundings,
): string[] {
  const was = new Map(before.schedule.map((day) => [day.id, day]));
  const isClosed = ({ date }: SubscriptionDay) => !isOpenForChanges(date, now) && date !== closing;
  const isKept = ({ date }: SubscriptionDay) => date !== closing;
  const paidBack = after.changes.filter(
    ({ kind, moved_to }) => kind === 'kitchen_closed' && moved_to === null,
  );
  const delivered = after.schedule.filter(({ status }) => status === 'scheduled');
  const isDelivered = ({ date }: SubscriptionDay) =>
    isDeliveryDay(date, after.delivery_days, closedDays);
  const isNew = (day: SubscriptionDay) => was.get(day.id)?.status !== 'scheduled';
  const dates = after.schedule.map(({ date }) => date);
  const { freeze } = after;
  const isFrozen = ({ date }: SubscriptionDay) =>
    freeze !== null && date >= freeze.from && date <= freeze.until;
  // One that has not left out a delivery yet can be taken back as a whole.
  const hasBegun =
    before.freeze !== null && daysOfFreeze(before.freeze, before.schedule).some(isClosed);
  const rules = {
    'as many deliveries as were bought':
      delivered.length + (after.stop?.days ?? 0) + paidBack.length === after.days,
    // But for the dishes of the days that are still delivered, as of any closed day.
    'no change after a stop':
      before.stop === null ||
      same(
        before.schedule.filter(isKept).map(withoutDishes),
        after.schedule.filter(isKept).map(withoutDishes),
      ),
    'no delivery on a closed day': !delivered.some(({ date }) => closedDays.has(date)),
    'one delivery a day': new Set(dates).size === dates.length,
    'new deliveries on days of the plan': delivered.filter(isNew).every(isDelivered),
    'no change of a closed day': same(
      before.schedule.filter(isClosed).map(withoutDishes),
      after.schedule.filter(isClosed).map(withoutDishes),
    ),
    'no other meals on a closed day': after.schedule
      .filter(isClosed)
      .every((day) => isOnlyFilled(was.get(day.id), day)),
    'no delivery in a freeze': !delivered.some(isFrozen),
    'frozen days in a freeze': after.schedule
      .filter(({ status }) => status === 'frozen')
      .every((day) => isFrozen(day) || closedDays.has(day.date)),
    'one freeze': !hasBegun || freeze?.from === before.freeze?.from,
    'the last delivery is the end': after.end_date === (delivered.at(-1)?.date ?? after.start_date),
    'nothing else of what was paid': same(paidFor(before), paidFor(after)),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

const paidFor = ({
  id,
  days,
  meals,
  snacks,
  total,
  start_date,
  delivery_days,
}: SubscriptionItem) => ({
  ...{ id, days, meals, snacks, total, start_date, delivery_days },
});

const withoutDishes = (day: SubscriptionDay) => ({ ...day, dishes: [], missing: 0 });

/** The dietitian's job may be late: incomplete days are filled nevertheless. */
const isOnlyFilled = (before: SubscriptionDay | undefined, after: SubscriptionDay) =>
  before?.dishes.every(({ id }) => after.dishes.some((dish) => dish.id === id)) === true &&
  after.dishes.every(
    ({ id, selected_by }) =>
      selected_by === 'dietitian' || before.dishes.some((dish) => dish.id === id),
  );

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
