import type { Fils } from '../contract/money.ts';
import type {
  PackageCategoryCard as WireCard,
  SiteContentEntry,
} from '../contract/wire/package.ts';
import { readCartOrNull, type Cart } from './carts.ts';
import type { ApiClient } from './client.ts';
import { count, id, list, object, optional, text } from './shape.ts';
import { localized, money } from './common.ts';

export type PackageCategoryCard = Omit<WireCard, 'price_from' | 'full_day'> & {
  price_from: Fils;
  /** Null where another server does not say of what day its protein is. */
  full_day: { meals: number; snacks: number } | null;
};
export type { SiteContentEntry };

interface Home {
  package_categories: PackageCategoryCard[];
  content: SiteContentEntry[];
  cart: Cart | null;
}

const readHome = object<Home>({
  package_categories: list(
    object<PackageCategoryCard>({
      id,
      ...localized(text, 'name', 'tagline'),
      ...localized(list(text), 'highlights'),
      image: text,
      price_from: money,
      full_day: optional(object<WireCard['full_day']>({ meals: count, snacks: count }), null),
      proteins_g: list(count),
    }),
  ),
  content: list(object<SiteContentEntry>({ key: text, ...localized(text, 'value') })),
  cart: readCartOrNull,
});

export const getHome = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'home', parse: readHome });
