import { PLANNED_DAYS_AHEAD } from '../../../src/contract/deliveryCalendar.ts';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { insertChoiceReminders } from '../../db/stores/choiceReminderStore.ts';
import { insertOrderDayDishes } from '../../db/stores/orderItemStore.ts';
import { holdPlansToFill, markPlanned, type PlanToFill } from '../../db/stores/planStore.ts';
import { menuOf } from '../meals/menu.ts';
import { copyOfDish, portionTargets } from '../meals/portions.ts';
import { choiceReminderOf } from './choiceReminders.ts';
import { planDays } from './planDays.ts';

const BATCH = 100;

/** Chooses missing dishes of paid plans for the coming week. Returns how many plans it has filled. */
export async function fillDueDays({
  db,
  content,
  clock,
}: Pick<AppContext, 'db' | 'content' | 'clock'>): Promise<number> {
  const now = clock();
  const today = kuwaitToday(now);
  const due = { from: addDays(today, 1), until: addDays(today, PLANNED_DAYS_AHEAD), limit: BATCH };
  let filled = 0;
  for (let held = BATCH; held === BATCH;) {
    held = await db.transaction().execute(async (trx) => {
      const plans = await holdPlansToFill(trx, due);
      const open = plans.filter(({ days }) => days.some(isDueBetween(due)));
      if (open.length > 0) await fill(trx, open, { now, ...due }, await content.now(trx));
      filled += open.length;
      return plans.length;
    });
  }
  return filled;
}

interface Week {
  from: string;
  until: string;
}

interface Moment extends Week {
  now: Date;
}

const isDueBetween =
  ({ from, until }: Week) =>
  ({ date, status, planned_at }: PlanToFill['days'][number]) =>
    planned_at === null && status === 'scheduled' && date >= from && date <= until;

async function fill(trx: Db, plans: readonly PlanToFill[], moment: Moment, offered: Content) {
  const isDue = isDueBetween(moment);
  const filled = plans.flatMap((plan) => {
    const days = plan.days.map((day) => ({ ...day, isDue: isDue(day) }));
    return planDays(days, customersPlan(plan, offered)).flatMap((planned) => {
      const day = days.find(({ date }) => date === planned.date);
      return day === undefined ? [] : [{ plan, day, ...planned }];
    });
  });
  const rows = filled.flatMap(({ plan, day, added }) =>
    added.map((dish, index) => ({
      ...copyOfDish(dish, portionTargets(plan)),
      order_day_id: day.id,
      position: day.dishes.length + index,
      selected_by: 'dietitian' as const,
    })),
  );
  await insertOrderDayDishes(trx, rows);
  await markPlanned(
    trx,
    filled.map(({ day }) => day.id),
    moment.now,
  );
  await insertChoiceReminders(
    trx,
    filled.flatMap((day) => choiceReminderOf(day, moment.now) ?? []),
  );
}

function customersPlan({ meals, snacks, vegetarian, avoidances }: PlanToFill, offered: Content) {
  const declared = (wanted: 'allergen' | 'dislike') =>
    new Set(avoidances.filter(({ kind }) => kind === wanted).map(({ source_id }) => source_id));
  return {
    meals,
    snacks,
    menu: menuOf(offered, { vegetarian }),
    allergens: declared('allergen'),
    dislikes: declared('dislike'),
  };
}
