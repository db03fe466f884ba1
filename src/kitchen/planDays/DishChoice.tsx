import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { fieldOfKind } from '../../contract/selection.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';
import { useText } from '../i18n/useText.ts';
import { chosenDishes } from './chosenDishes.ts';
import { DishTick } from './DishTick.tsx';

type Dish = StaffPlanDayDetails['dishes'][number];

interface DishChoiceProps {
  kind: Dish['kind'];
  /** How many have to be chosen. */
  count: number;
  day: StaffPlanDayDetails;
}

/** The dishes of a kind on the menu of the day, those last that the customer must not eat. */
export function DishChoice({ kind, count, day }: DishChoiceProps) {
  const text = useText();
  const hintId = useId();
  const source = fieldOfKind[kind];
  const chosenOf = (ticked: number[]) => chosenDishes(day, { [source]: ticked }, kind);
  const counted = (ticked: number[]) =>
    text(`plan-days.chosen.${kind}`, { chosen: chosenOf(ticked).length, count });
  const { field, fieldState } = useInput({
    source,
    validate: (ticked: number[]) =>
      chosenOf(ticked).length === count ? undefined : counted(ticked),
  });
  const ticked = idsIn(field.value);
  const chosen = chosenOf(ticked);
  const menu = day.dishes.filter((dish) => dish.kind === kind);
  if (count === 0) return null;

  function toggle(dish: Dish) {
    const ids = chosen.map(({ id }) => id);
    field.onChange(chosen.includes(dish) ? ids.filter((id) => id !== dish.id) : [...ids, dish.id]);
  }

  return (
    <FormControl
      component="fieldset"
      error={fieldState.invalid}
      aria-describedby={hintId}
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="legend" sx={{ typography: 'h3', color: 'text.primary' }}>
        {text(`plan-days.kind.${kind}`)}
      </FormLabel>
      <FormHelperText id={hintId} aria-live="polite" sx={{ mx: 0, fontSize: '0.875rem' }}>
        {counted(ticked)}
      </FormHelperText>
      <FormGroup
        sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
      >
        {menu.toSorted(permittedFirst).map((dish, index) => (
          <DishTick
            key={dish.id}
            dish={dish}
            isChosen={chosen.includes(dish)}
            isKept={day.kept.includes(dish.id)}
            toggle={() => toggle(dish)}
            {...(index === 0 && { inputRef: field.ref })}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

/** The fields of a form may hold anything. */
function idsIn(value: unknown): number[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  return values.filter((one) => typeof one === 'number');
}

const permittedFirst = (one: Dish, other: Dish) =>
  Math.min(one.blocked_by.length, 1) - Math.min(other.blocked_by.length, 1);
