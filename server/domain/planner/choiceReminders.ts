import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { changeReminderAt } from '../../../src/contract/planDays.ts';
import type { PlanToFill } from '../../db/stores/planStore.ts';
import type { PlannedDay } from './planDays.ts';

interface FilledDay extends PlannedDay {
  readonly plan: Pick<PlanToFill, 'order_id' | 'meals_selected_by'>;
}

/**
 * The mail about a day that the dietitian has just filled, when its customer chooses dishes or dishes are missing;
 * null when there is nothing to report, or no morning is left on which the day can be changed.
 */
export function choiceReminderOf({ plan, date, added, missing }: FilledDay, now: Date) {
  const isProposed = plan.meals_selected_by === 'customer' && added.length > 0;
  if (!isProposed && missing === 0) return null;
  const due = [changeReminderAt(date), changeReminderAt(addDays(date, 1))].find(
    (morning) => morning > now,
  );
  return due === undefined ? null : { order_id: plan.order_id, date, mail_due_at: due };
}
