import { isRenewable, type PlanSpan } from '../../../src/contract/renewal.ts';

export interface Plan extends PlanSpan {
  readonly stop: object | null;
  readonly renewals: readonly { id: number; paid_at: unknown; start_date: string }[];
}

/** The plans of a delivered order that go on with nothing yet, from some time before their end; none that was stopped. */
export const plansToRenew = <P extends Plan>(plans: readonly P[], today: string): P[] =>
  plans.filter(
    (plan) => isRenewable(plan, today) && plan.stop === null && plan.renewals.length === 0,
  );

/** The plan that was ordered last to go on with one of these. */
export const newestRenewal = (plans: readonly Plan[]) =>
  plans.flatMap(({ renewals }) => renewals).sort((one, other) => other.id - one.id)[0];
