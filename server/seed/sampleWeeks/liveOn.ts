import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { textToFils } from '../../../src/contract/money.ts';
import { firstOpenDay } from '../../../src/contract/planDays.ts';
import type { AppContext } from '../../context.ts';
import { dueRefunds } from '../../db/stores/refundStore.ts';
import { listPlanDays } from '../../db/stores/planStore.ts';
import { rejectOrder } from '../../domain/orders/decideOrder.ts';
import { freezePlan } from '../../domain/orders/freezePlan.ts';
import { skipDay } from '../../domain/orders/skipDay.ts';
import { stopPlan, viewStop } from '../../domain/orders/stopPlan.ts';
import { recordStaffRefund } from '../../domain/refunds.ts';
import { markDeliveries } from '../../domain/day/markDeliveries.ts';
import { memberAs } from './memberAs.ts';
import type { PlacedOrder } from './placeOrder.ts';
import type { Turn } from './stories.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

const FROZEN_DAYS = 4;
const REASONS = {
  en: 'We do not deliver to this building yet. We are sorry.',
  ar: 'لا نوصل إلى هذا المبنى بعد، نعتذر منك.',
} as const;

/** Applies what happened to an order, by the same code as in production. */
export async function liveOn(context: Context, order: PlacedOrder): Promise<void> {
  const { turn } = order.story;
  if (turn !== undefined) await TURNS[turn](context, order);
}

const TURNS: Readonly<Record<Turn, (context: Context, order: PlacedOrder) => Promise<void>>> = {
  fails_once: failYesterday,
  frozen: freezeSoon,
  skips: skipOpenDay,
  stopped: stopNow,
  rejected: reject,
  paid_back: rejectAndPayBack,
};

const namesOf = ({ orderId, itemId, buyer }: PlacedOrder) => ({
  ...{ orderId, itemId, customerId: buyer.customerId, language: buyer.language },
});

/** The first open day of a plan, a Kuwait day. */
async function openDay({ db, clock }: Context, { itemId }: PlacedOrder) {
  const first = firstOpenDay(clock());
  const days = await listPlanDays(db, itemId);
  return days.find(({ date, status }) => status === 'scheduled' && date >= first);
}

async function failYesterday(context: Context, { itemId }: PlacedOrder): Promise<void> {
  const { db, clock } = context;
  const yesterday = addDays(kuwaitToday(clock()), -1);
  const day = (await listPlanDays(db, itemId)).find(({ date }) => date === yesterday);
  if (day === undefined) return;
  const failed = { outcome: 'failed', reason: 'nobody_there', note: null } as const;
  const driver = await memberAs(context, 'service');
  await markDeliveries(context, driver, yesterday, { order_day_ids: [day.id], ...failed });
}

async function freezeSoon(context: Context, order: PlacedOrder): Promise<void> {
  const day = await openDay(context, order);
  if (day === undefined) return;
  const period = { from: day.date, until: addDays(day.date, FROZEN_DAYS) };
  await freezePlan(context, { ...namesOf(order), period });
}

async function skipOpenDay(context: Context, order: PlacedOrder): Promise<void> {
  const day = await openDay(context, order);
  if (day !== undefined) await skipDay(context, { ...namesOf(order), dayId: day.id });
}

async function stopNow(context: Context, order: PlacedOrder): Promise<void> {
  const { amount } = await viewStop(context, namesOf(order));
  await stopPlan(context, { ...namesOf(order), shown: textToFils(amount) });
}

async function reject(context: Context, { orderId, buyer }: PlacedOrder): Promise<void> {
  const service = await memberAs(context, 'service');
  await rejectOrder(context, service, orderId, REASONS[buyer.language]);
}

async function rejectAndPayBack(context: Context, order: PlacedOrder): Promise<void> {
  await reject(context, order);
  const { db, clock } = context;
  const due = (await dueRefunds(db)).find(({ order_id }) => order_id === order.orderId);
  if (due === undefined) return;
  const service = await memberAs(context, 'service');
  await recordStaffRefund(db, service, due.id, { at: clock(), reference: `KNET-R-${due.id}` });
}
