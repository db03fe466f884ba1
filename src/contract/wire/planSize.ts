import { Type } from 'typebox';
import { PLAN_DAYS, PORTIONS_A_DAY } from '../planSize.ts';

const portions = Type.Integer({ minimum: PORTIONS_A_DAY.min, maximum: PORTIONS_A_DAY.max });
/** Of one day. */
export const DayPortions = { meals: portions, snacks: portions };
/** Delivered days. */
export const PlanLength = Type.Integer({ minimum: PLAN_DAYS.min, maximum: PLAN_DAYS.max });
