import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

export type VariantRow = Row<'package_variants'>;

/** A package category that is on sale, with what prices it. */
export interface Category {
  readonly row: Row<'package_categories'>;
  readonly variants: readonly VariantRow[];
  readonly dayOptions: readonly Row<'package_day_options'>[];
  readonly images: readonly Pick<
    Row<'package_category_images'>,
    'id' | 'url' | 'alt_en' | 'alt_ar'
  >[];
}

/** An allergen or an ingredient. */
export type Choice = Omit<Row<'allergens'>, 'key'>;

export interface MenuDish {
  readonly row: Row<'dishes'>;
  readonly allergens: readonly Choice[];
  readonly ingredients: readonly Choice[];
}

/** What the kitchen offers and shows to every visitor, from one snapshot. */
export interface Content {
  readonly version: number;
  readonly deliveryTerms: { readonly fee: number; readonly free_from: number | null };
  readonly siteContent: Omit<Row<'site_content'>, 'version'>[];
  readonly closedDays: Omit<Row<'closed_days'>, 'kind'>[];
  /** Includes past days: a plan in the cart may have begun already. */
  readonly closedDates: ReadonlySet<string>;
  readonly timeSlots: { id: number; from: string; to: string }[];
  readonly allergens: Choice[];
  readonly ingredients: Choice[];
  /** In display order: governorates in the kitchen's order, areas by name. */
  readonly governorates: (Omit<Row<'governorates'>, 'code'> & {
    areas: Omit<Row<'areas'>, 'served'>[];
  })[];
  readonly categories: readonly Category[];
  /** Meals first, in the kitchen's order. */
  readonly dishes: readonly MenuDish[];
}
