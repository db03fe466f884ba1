import type { PlanDayResponse } from '../contract/wire/planDay.ts';

/** A day of a paid plan that can be changed, with the dishes to choose from. */
export type PlanDay = Omit<PlanDayResponse, 'skip_moves_to'> & {
  /** Null where the server offers no skipping. */
  skip_moves_to: string | null;
};
