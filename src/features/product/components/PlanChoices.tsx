import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { PackageCategory } from '../../../api/packages.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Price } from '../../../ui/Price.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { Choices } from '../choices.ts';
import { dayOptions, mealOptions, promiseOf, snackOptions, type Option } from '../plans.ts';
import { productChoiceChanged } from '../productSlice.ts';

interface ChoicesProps {
  category: PackageCategory;
  choices: Choices;
}

/** Variant, meals, snacks and days. */
export function PlanChoices({ category, choices }: ChoicesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const change = (change: Partial<Choices>) => dispatch(productChoiceChanged(change));
  return (
    <Card as="section" labelledBy="plan-choices" padding="m">
      <Stack gap="l">
        <h2 id="plan-choices">{intl.formatMessage({ id: 'product.planTitle' })}</h2>
        <VariantChoice category={category} choices={choices} />
        <SegmentedControl
          name="meals"
          label={intl.formatMessage({ id: 'product.mealsADay' })}
          value={String(choices.meals)}
          options={mealOptions(category, choices).map(toSegment)}
          onChange={({ target }) => change({ meals: Number(target.value) })}
        />
        <SegmentedControl
          name="snacks"
          label={intl.formatMessage({ id: 'product.snacksADay' })}
          value={String(choices.snacks)}
          options={snackOptions(category, choices).map(toSegment)}
          onChange={({ target }) => change({ snacks: Number(target.value) })}
        />
        <DaysChoice category={category} choices={choices} />
      </Stack>
    </Card>
  );
}

const toSegment = ({ value, available }: Option<number>) => ({
  value: String(value),
  label: String(value),
  disabled: !available,
});

function VariantChoice({ category, choices }: ChoicesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useLanguage();
  const plan = usePlanTexts();
  return (
    <RadioCards
      name="variant"
      label={intl.formatMessage({ id: 'field.variant_id' })}
      value={String(choices.variantId)}
      options={category.variants.map((variant) => ({
        value: String(variant.id),
        title: pickText(variant, 'name', language),
        description: plan.nutrition(promiseOf(variant, choices)),
        disabled: variant.prices.length === 0,
      }))}
      onChange={({ target }) => dispatch(productChoiceChanged({ variantId: Number(target.value) }))}
    />
  );
}

function DaysChoice({ category, choices }: ChoicesProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const language = useLanguage();
  return (
    <RadioCards
      name="days"
      label={intl.formatMessage({ id: 'field.days' })}
      hint={intl.formatMessage({ id: 'product.daysHint' })}
      value={String(choices.days)}
      options={dayOptions(category, choices).map(({ value, available, price, savingPercent }) => ({
        value: String(value),
        title: intl.formatMessage({ id: 'plan.days' }, { count: value }),
        badge:
          savingPercent > 0
            ? intl.formatMessage({ id: 'product.saving' }, { percent: savingPercent })
            : undefined,
        aside: price === null ? undefined : <Price value={formatMoney(price, language)} />,
        description: available ? undefined : intl.formatMessage({ id: 'product.unavailable' }),
        disabled: !available,
      }))}
      onChange={({ target }) => dispatch(productChoiceChanged({ days: Number(target.value) }))}
    />
  );
}
