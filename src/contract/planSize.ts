/** How many delivered days a plan can have. */
export const PLAN_DAYS = { min: 1, max: 365 } as const;
/** How many meals, and how many snacks, a day can have: more than those of any package. */
export const PORTIONS_A_DAY = { min: 0, max: 10 } as const;
