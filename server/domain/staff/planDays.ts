import { firstOpenDay, lastDayToChange } from '../../../src/contract/planDays.ts';
import { choosableIds } from '../../../src/contract/selection.ts';
import type {
  ChangeStaffPlanDay,
  StaffPlanDay,
  StaffPlanDayDetails,
  StaffPlanDaysQuery,
} from '../../../src/contract/wire/staff/planDays.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { markPlanned, type PlanDayRow } from '../../db/stores/planStore.ts';
import { countPlanDaysToFill, listPlanDaysToFill } from '../../db/stores/staffPlanDayStore.ts';
import { ApiError, fieldError } from '../../errors/ApiError.ts';
import {
  avoidedBy,
  changeDishes,
  checkAnswers,
  choiceOf,
  customersDishes,
  dishesOf,
  isSameChoice,
  portionsToChoose,
} from '../orders/dayChoice.ts';
import { checkOpen, holdKnownDay } from '../orders/openDay.ts';
import { orderNumber } from '../orders/orderState.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { pageOf } from './listPage.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

/** The days of a date that customers have left to the kitchen, all of each or a part. */
export async function readStaffPlanDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { date = firstOpenDay(clock()), state, ...page }: StaffPlanDaysQuery,
): Promise<{ items: StaffPlanDay[]; total: number }> {
  const rows = await listPlanDaysToFill(db, { date, state }, pageOf(page));
  return {
    items: rows.map(({ state, missing, dishes, ...row }) => ({
      ...headOf(row),
      ...{ state, missing, dishes },
    })),
    total: await countPlanDaysToFill(db, { date, state }),
  };
}

interface Head {
  readonly id: number;
  readonly date: string;
  readonly order_id: number;
  readonly customer_name: string;
  readonly product_en: string;
  readonly product_ar: string;
  readonly variant_en: string;
  readonly variant_ar: string;
}

const headOf = (row: Head) => ({
  id: row.id,
  date: row.date,
  order_id: row.order_id,
  order_number: orderNumber(row.order_id),
  customer_name: row.customer_name,
  product: { name_en: row.product_en, name_ar: row.product_ar },
  variant: { name_en: row.variant_en, name_ar: row.variant_ar },
});

/** A day with its menu. It holds health answers, so each read is logged. */
export async function readStaffPlanDay(
  { db, content, clock }: Context,
  actor: StaffActor,
  dayId: number,
): Promise<StaffPlanDayDetails> {
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const { order, day } = await holdOpenDay(trx, dayId, now);
    await auditDay(trx, actor, { action: 'plan_day.read', orderId: order.id, day }, now);
    const offered = await content.now(trx);
    const dishes = dishesOf(day, offered);
    const { allergens, dislikes } = avoidedBy(day);
    const { daily_calories: calories, daily_protein_g: protein } = day;
    return {
      ...headOf({ ...day, order_id: order.id, customer_name: order.customer_name }),
      until: lastDayToChange(day.date),
      ...portionsToChoose(day, dishes),
      daily_nutrition: calories === null || protein === null ? null : { calories, protein },
      allergies: allergens.map(namesOf),
      dislikes: dislikes.map(namesOf),
      others: day.others,
      dishes,
      selection: choiceOf(day),
      kept: keptOf(day, offered),
    };
  });
}

/**
 * Replaces the dishes that the dietitian had proposed, by the same rules as for customers. The customer's own choices
 * stay. Idempotent.
 */
export async function changeStaffPlanDay(
  { db, content, clock }: Context,
  actor: StaffActor,
  dayId: number,
  { seen, ...choice }: ChangeStaffPlanDay,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const { order, day } = await holdOpenDay(trx, dayId, now);
    const before = choiceOf(day);
    if (isSameChoice(choice, before)) return;
    if (!isSameChoice(seen, before)) throw new ApiError('day_changed');
    const offered = await content.now(trx);
    checkKept(day, choice, offered);
    const { language } = order;
    await changeDishes(trx, day, { choice, madeBy: 'dietitian', language, offered, now });
    await markPlanned(trx, [day.id], now);
    const change = { action: 'plan_day.changed', orderId: order.id, day };
    await auditDay(trx, actor, { ...change, before, after: choice }, now);
  });
}

async function holdOpenDay(trx: Db, dayId: number, now: Date) {
  const held = await holdKnownDay(trx, dayId);
  checkOpen(held, now);
  checkAnswers(held.day);
  return held;
}

/** A dish that is no longer on the menu, or that the answers forbid, cannot stay. */
const keptOf = (day: PlanDayRow, offered: Content): number[] =>
  choosableIds(customersDishes(day), dishesOf(day, offered));

function checkKept(
  day: PlanDayRow,
  { meals, snacks }: Pick<ChangeStaffPlanDay, 'meals' | 'snacks'>,
  offered: Content,
): void {
  const chosen = new Set([...meals, ...snacks]);
  const lost = keptOf(day, offered).find((id) => !chosen.has(id));
  const dish = day.dishes.find(({ dish_id }) => dish_id === lost);
  if (dish !== undefined)
    throw fieldError('days', 'server.staff.dish_kept', { dish: namesOf(dish) });
}

const namesOf = ({ name_en, name_ar }: { readonly name_en: string; readonly name_ar: string }) => ({
  name_en,
  name_ar,
});

interface AuditedDay {
  readonly action: string;
  readonly orderId: number;
  readonly day: PlanDayRow;
  readonly before?: object;
  readonly after?: object;
}

async function auditDay(
  trx: Db,
  actor: StaffActor,
  { action, orderId, day, before, after }: AuditedDay,
  now: Date,
): Promise<void> {
  const about = { order_day_id: day.id, date: day.date };
  await audit(
    trx,
    actor,
    {
      ...{ action, subject: 'order', subjectId: orderId },
      ...(before && { before: { ...before } }),
      after: { ...about, ...after },
    },
    now,
  );
}
