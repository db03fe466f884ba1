import { COUNTS_A_DAY, deliveryPreferences } from '../../contract/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { CheckLine } from '../parts/CheckLine.tsx';
import { ManyLine } from '../parts/ManyLine.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** Values that are set when a package is added, and cannot be changed later. */
export function FixedFields() {
  const text = useText();
  return (
    <FieldGroup title={text('packages.fixed')} hint={text('packages.fixedHint')}>
      <ManyLine
        name="meal_options"
        label={text('packages.mealOptions')}
        isRequired
        choices={countsOf(COUNTS_A_DAY.meals)}
      />
      <ManyLine
        name="snack_options"
        label={text('packages.snackOptions')}
        isRequired
        choices={countsOf(COUNTS_A_DAY.snacks)}
      />
      <ManyLine
        name="delivery_preferences"
        label={text('packages.deliveryDays')}
        isRequired
        choices={deliveryPreferences.map((value) => ({
          value,
          label: text(`packages.delivery.${value}`),
        }))}
      />
      <CheckLine name="vegetarian" label={text('packages.vegetarian')} />
    </FieldGroup>
  );
}

const countsOf = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, index) => ({
    value: least + index,
    label: String(least + index),
  }));
