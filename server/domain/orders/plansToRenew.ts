import { isRenewable, type PlanSpan } from '../../../src/contract/renewal.ts';

export interface Plan extends PlanSpan {
  readonly stop: object | null;
  readonly renewals: readonly { id: number; paid_at: unknown; start_date: string }[];
}

/**
 * The plans of a delivered order that no other plan continues, from some time before they end; stopped plans are left
 * out.
 */
export const plansToRenew = <P extends Plan>(plans: readonly P[], today: string): P[] =>
  plans.filter(
    (plan) => isRenewable(plan, today) && plan.stop === null && plan.renewals.length === 0,
  );

/** The latest ordered plan that continues one of these. */
export const newestRenewal = (plans: readonly Plan[]) =>
  plans.flatMap(({ renewals }) => renewals).sort((one, other) => other.id - one.id)[0];
