import type { ApiRequest } from '../../api/client.ts';
import { readName, readNutritionTarget } from '../../api/common.ts';
import { readDish } from '../../api/dish.ts';
import {
  count,
  day,
  filledText,
  id,
  list,
  nullable,
  object,
  oneOf,
  text,
} from '../../api/shape.ts';
import { planDayStates } from '../../contract/staff/planDays.ts';
import type {
  ChangeStaffPlanDay,
  StaffPlanDay,
  StaffPlanDayDetails,
} from '../../contract/wire/staff/planDays.ts';

const listedDay = {
  id,
  date: day,
  order_id: id,
  order_number: filledText,
  customer_name: text,
  product: readName,
  variant: readName,
};

export const readPlanDay = object<StaffPlanDay>({
  ...listedDay,
  state: oneOf(...planDayStates),
  missing: count,
  dishes: list(readName),
});

const ids = list(id);

const readDetails = object<StaffPlanDayDetails>({
  ...listedDay,
  until: day,
  meals: count,
  snacks: count,
  daily_nutrition: nullable(readNutritionTarget),
  allergies: list(readName),
  dislikes: list(readName),
  others: nullable(text),
  dishes: list(readDish),
  selection: object<StaffPlanDayDetails['selection']>({ meals: ids, snacks: ids }),
  kept: ids,
});

export const getPlanDay = (number: number): ApiRequest<StaffPlanDayDetails> => ({
  method: 'GET',
  path: `plan-days/${number}`,
  parse: readDetails,
});

export const changePlanDay = ({
  id: number,
  ...body
}: ChangeStaffPlanDay & { id: number }): ApiRequest<null> => ({
  method: 'PUT',
  path: `plan-days/${number}`,
  body,
  parse: () => null,
});
