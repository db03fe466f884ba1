import { daysOff } from '../../../src/contract/frozenDays.ts';
import { isOpenForChanges, lastDayToChange } from '../../../src/contract/planDays.ts';
import { newLastDay } from '../../../src/contract/skippedDays.ts';
import type { Db } from '../../db/database.ts';
import type { Order } from '../../db/stores/orderStore.ts';
import { lastDaysOfChains } from '../../db/stores/planChainStore.ts';
import { findPlanDay, orderOfDay, type PlanDayRow } from '../../db/stores/planStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { holdKnownOrder, holdOrder, type OwnOrder } from './heldOrder.ts';
import { isDelivered } from './orderState.ts';

/** A day of a customer's order. */
export interface DayOfOrder extends OwnOrder {
  readonly dayId: number;
}

interface HeldDay {
  readonly order: Order;
  readonly day: PlanDayRow;
}

/** Locks the order of a day until the transaction ends, and returns both. */
export async function holdDay(trx: Db, named: DayOfOrder): Promise<HeldDay> {
  const order = await holdOrder(trx, named);
  const day = await findPlanDay(trx, order.id, named.dayId);
  if (day === null) throw notFound();
  return { order, day };
}

/** As above, for the staff: of any customer. */
export async function holdKnownDay(trx: Db, dayId: number): Promise<HeldDay> {
  const orderId = await orderOfDay(trx, dayId);
  if (orderId === null) throw notFound();
  const order = await holdKnownOrder(trx, orderId);
  // Read once it is held: the day may have gone while another request was waited for.
  const day = await findPlanDay(trx, orderId, dayId);
  if (day === null) throw notFound();
  return { order, day };
}

/** Days without deliveries for the plan of a day. */
export const daysOffOf = (
  { frozen_from, frozen_until }: Pick<PlanDayRow, 'frozen_from' | 'frozen_until'>,
  closedDates: ReadonlySet<string>,
): ReadonlySet<string> =>
  daysOff(
    closedDates,
    frozen_from && frozen_until ? { from: frozen_from, until: frozen_until } : null,
  );

/** The day to which the delivery of a day moves where it is skipped. */
export async function daySkippedTo(
  db: Db,
  day: PlanDayRow,
  closedDates: ReadonlySet<string>,
): Promise<string> {
  const lastDays = await lastDaysOfChains(db, [day.item_id]);
  const lastDay = lastDays.get(day.item_id) ?? day.date;
  return newLastDay(lastDay, day.delivery_preference, daysOffOf(day, closedDates));
}

/** Refuses a day that the kitchen does not serve, or is preparing. */
export function checkOpen({ order, day }: HeldDay, now: Date): void {
  const { date } = day;
  if (isDelivered(order) && (day.status === 'skipped' || day.status === 'frozen')) {
    const message = { key: `server.plan.${day.status}`, values: { date: { day: date } } } as const;
    throw new ApiError('day_not_delivered', { message });
  }
  if (!isDelivered(order) || day.status !== 'scheduled') throw new ApiError('day_not_delivered');
  if (isOpenForChanges(date, now)) return;
  const values = { date: { day: date }, last: { day: lastDayToChange(date) } };
  throw new ApiError('day_closed', { message: { key: 'server.plan.closed', values } });
}
