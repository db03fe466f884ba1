import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { calorieRange } from '../contract/nutrition.ts';
import type { NutritionTarget } from '../contract/wire/nutrition.ts';
import type { DeliveryPreference, DeliveryTimeSlot } from '../contract/wire/common.ts';
import { formatCount, formatDay, formatList, formatTime } from './formats.ts';
import { languageOfLocale } from './useLanguage.ts';

/** The texts of a plan, wherever it is shown: cart, checkout, orders. */
export function usePlanTexts() {
  const intl = useIntl();
  return useMemo(() => {
    const language = languageOfLocale(intl.locale);
    const text = (id: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id }, values);
    const day = (date: string) => formatDay(date, language);
    /** "3 meals and 1 snack"; a part of zero is left out. */
    const portions = ({ meals, snacks }: { meals: number; snacks: number }) =>
      formatList(
        [
          ...(meals > 0 ? [text('plan.meals', { count: meals })] : []),
          ...(snacks > 0 ? [text('plan.snacks', { count: snacks })] : []),
        ],
        language,
      );
    return {
      day,
      portions,
      portionsADay: (plan: { meals: number; snacks: number }) =>
        text('plan.portionsADay', { portions: portions(plan) }),
      portionsForDays: (plan: { meals: number; snacks: number; days: number }) =>
        text('plan.portionsForDays', {
          portions: portions(plan),
          days: text('plan.days', { count: plan.days }),
        }),
      /** The promise for a day; "" where there is none. */
      nutrition: (promise: NutritionTarget | null) => {
        if (promise === null) return '';
        const { from, to } = calorieRange(promise);
        return text('plan.nutrition', {
          protein: promise.protein,
          from: formatCount(from),
          to: formatCount(to),
        });
      },
      days: (count: number) => text('plan.days', { count }),
      plans: (count: number) => text('plan.plans', { count }),
      dates: ({ start_date, end_date }: { start_date: string; end_date: string }) =>
        text('plan.dates', { from: day(start_date), to: day(end_date) }),
      slot: ({ from, to }: DeliveryTimeSlot) =>
        text('plan.slot', { from: formatTime(from, language), to: formatTime(to, language) }),
      deliveryDays: (preference: DeliveryPreference) => text(`plan.delivery.${preference}`),
      quantity: (count: number) => text('plan.quantity', { count }),
    };
  }, [intl]);
}
