import { earliestStartDate } from '../../../src/contract/deliveryCalendar.ts';
import { renewalStart } from '../../../src/contract/renewal.ts';
import type { DeliveryPreference } from '../../../src/contract/wire/common.ts';

interface StartingPlan {
  readonly preference: DeliveryPreference;
  /** The last day of the plan that it continues; null where it continues none. */
  readonly continues: string | null;
}

/** The first day on which a plan can be delivered that is bought today. */
export const earliestStart = (
  { preference, continues }: StartingPlan,
  today: string,
  closedDays: ReadonlySet<string>,
): string =>
  continues === null
    ? earliestStartDate(today, preference, closedDays)
    : renewalStart({ end_date: continues, preference }, today, closedDays);
