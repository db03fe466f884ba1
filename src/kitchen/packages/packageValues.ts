import { toAsciiDigits } from '../../contract/rules/rule.ts';
import { amount } from '../../contract/staff/amount.ts';
import type { ChangePackage, StaffPackage } from '../../contract/wire/staff/catalog.ts';

/** As the fields hold it: points one below the other, numbers as they are typed. */
export interface PackageValues {
  name_en: string;
  name_ar: string;
  tagline_en: string;
  tagline_ar: string;
  description_en: string;
  description_ar: string;
  highlights_en: string;
  highlights_ar: string;
  active: boolean;
  variants: ChangePackage['variants'];
  day_options: { days: string; discount_percent: string }[];
}

export const valuesOf = (sold: StaffPackage): PackageValues => ({
  name_en: sold.name_en,
  name_ar: sold.name_ar,
  tagline_en: sold.tagline_en,
  tagline_ar: sold.tagline_ar,
  description_en: sold.description_en,
  description_ar: sold.description_ar,
  highlights_en: sold.highlights_en.join('\n'),
  highlights_ar: sold.highlights_ar.join('\n'),
  active: sold.active,
  variants: sold.variants.map(({ id, price_per_meal, price_per_snack, active }) => ({
    ...{ id, price_per_meal, price_per_snack, active },
  })),
  day_options: sold.day_options.map(({ days, discount_percent }) => ({
    days: String(days),
    discount_percent: String(discount_percent),
  })),
});

/** What is no amount or number is refused by the API. */
export const changesOf = (values: PackageValues): Omit<ChangePackage, 'version'> => ({
  ...values,
  highlights_en: pointsOf(values.highlights_en),
  highlights_ar: pointsOf(values.highlights_ar),
  variants: values.variants.map((variant) => ({
    ...variant,
    price_per_meal: amount.normalise(variant.price_per_meal),
    price_per_snack: amount.normalise(variant.price_per_snack),
  })),
  day_options: values.day_options.map(({ days, discount_percent }) => ({
    days: Number(toAsciiDigits(days)),
    discount_percent: Number(toAsciiDigits(discount_percent)),
  })),
});

/** One in each line. */
export const pointsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
