import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { keepsPromise, sumNutrition } from '../../contract/nutrition.ts';
import { dishKinds } from '../../contract/selection.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';
import { useText } from '../i18n/useText.ts';
import { chosenDishes } from './chosenDishes.ts';

/** The sum of the selected dishes, beside the day's promise. */
export function DayFigures({ day }: { day: StaffPlanDayDetails }) {
  const text = useText();
  const ticked = useWatch<StaffPlanDayDetails['selection']>();
  const chosen = dishKinds.flatMap((kind) => chosenDishes(day, ticked, kind));
  const { calories, protein } = sumNutrition(chosen);
  const promise = day.daily_nutrition;
  const isFull = chosen.length === day.meals + day.snacks;
  const sum = text('plan-days.sum', { calories, protein });
  if (promise === null) return <Alert severity="info">{sum}</Alert>;
  const isOff = isFull && !keepsPromise({ calories, protein }, promise);
  return (
    <Alert severity={isOff ? 'warning' : 'info'} aria-live="polite">
      {sum} {text('plan-days.promised', { ...promise })}
      {isOff && ` ${text('plan-days.off')}`}
    </Alert>
  );
}
