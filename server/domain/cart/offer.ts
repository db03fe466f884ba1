import type { Category, Content, VariantRow } from '../../db/content.ts';

export interface PlanChoices {
  readonly package_category_id: number;
  readonly variant_id: number;
  readonly meals: number;
  readonly snacks: number;
  readonly days: number;
}

interface Offer {
  readonly category: Category;
  readonly variant: VariantRow;
  readonly discountPercent: number;
}

/** What the kitchen sells for these choices of a plan; null where it no longer sells it. */
export function findOffer(plan: PlanChoices, { categories }: Content): Offer | null {
  const category = categories.find(({ row }) => row.id === plan.package_category_id);
  const variant = category?.variants.find(({ id }) => id === plan.variant_id);
  const dayOption = category?.dayOptions.find(({ days }) => days === plan.days);
  if (category === undefined || variant === undefined || dayOption === undefined) return null;
  const { meal_options, snack_options } = category.row;
  const isServed = meal_options.includes(plan.meals) && snack_options.includes(plan.snacks);
  return isServed ? { category, variant, discountPercent: dayOption.discount_percent } : null;
}
