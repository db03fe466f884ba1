/** The states of a day that the kitchen fills, the most urgent first. */
export const planDayStates = ['lacking', 'proposed', 'open'] as const;
export type PlanDayState = (typeof planDayStates)[number];
