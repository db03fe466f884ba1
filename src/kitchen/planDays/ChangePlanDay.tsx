import Card from '@mui/material/Card';
import { useState } from 'react';
import { choosableIds, dishKinds, fieldOfKind } from '../../contract/selection.ts';
import type { DishKind } from '../../contract/wire/common.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';
import { changePlanDay } from '../api/planDays.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { chosenDishes } from './chosenDishes.ts';
import { DayFigures } from './DayFigures.tsx';
import { DishChoice } from './DishChoice.tsx';

type Choice = StaffPlanDayDetails['selection'];

/** Choices stay when the customer, the planner or a colleague has changed the day meanwhile. */
export function ChangePlanDay({ day }: { day: StaffPlanDayDetails }) {
  const text = useText();
  const [values] = useState(() => choosable(day));
  const change = useAction(changePlanDay, { done: 'plan-days.changed' });
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <KitchenForm
        values={values}
        action={text('plan-days.save')}
        submit={async (ticked) => {
          const idsOf = (kind: DishKind) => chosenDishes(day, ticked, kind).map(({ id }) => id);
          const choice = { meals: idsOf('meal'), snacks: idsOf('snack') };
          await change.send({ id: day.id, ...choice, seen: day.selection });
        }}
      >
        {dishKinds.map((kind) => (
          <DishChoice key={kind} kind={kind} count={day[fieldOfKind[kind]]} day={day} />
        ))}
        <DayFigures day={day} />
      </KitchenForm>
    </Card>
  );
}

const choosable = ({ selection, dishes }: StaffPlanDayDetails): Choice => ({
  meals: choosableIds(selection.meals, dishes),
  snacks: choosableIds(selection.snacks, dishes),
});
