/** How a day stands that the kitchen fills, the most pressing first. */
export const planDayStates = ['lacking', 'proposed', 'open'] as const;
export type PlanDayState = (typeof planDayStates)[number];
