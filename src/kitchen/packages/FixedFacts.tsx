import { languages } from '../../contract/languages.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FactList } from '../parts/FactList.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** Values that cannot be changed after adding. */
export function FixedFacts({ sold }: { sold: StaffPackage }) {
  const text = useText();
  const { comma } = languages[useLanguage()];
  const days = sold.delivery_preferences.map((one) => text(`packages.delivery.${one}`));
  return (
    <FieldGroup title={text('packages.fixed')} hint={text('packages.fixedHint')}>
      <FactList
        facts={[
          { label: text('packages.mealOptions'), value: sold.meal_options.join(comma) },
          { label: text('packages.snackOptions'), value: sold.snack_options.join(comma) },
          { label: text('packages.deliveryDays'), value: days.join('\n') },
          {
            label: text('packages.menu'),
            value: text(sold.vegetarian ? 'packages.vegetarian' : 'packages.wholeMenu'),
          },
        ]}
      />
    </FieldGroup>
  );
}
