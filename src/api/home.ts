import type { DeliveryTerms } from '../contract/deliveryTerms.ts';
import type { Fils } from '../contract/money.ts';
import type { Delivery as WireDelivery } from '../contract/wire/home.ts';
import type {
  PackageCategoryCard as WireCard,
  SiteContentEntry,
} from '../contract/wire/package.ts';
import { readCartOrNull, type Cart } from './carts.ts';
import type { ApiClient } from './client.ts';
import { count, id, list, nullable, object, optional, text } from './shape.ts';
import { localized, money } from './common.ts';

export type PackageCategoryCard = Omit<WireCard, 'price_from' | 'price_from_plan' | 'full_day'> & {
  price_from: Fils;
  /** Null where another server does not say what costs it. */
  price_from_plan: WireCard['price_from_plan'] | null;
  /** Null where another server does not say of what day its protein is. */
  full_day: { meals: number; snacks: number } | null;
};
export type { SiteContentEntry };

export interface Delivery extends DeliveryTerms {
  hours: WireDelivery['hours'];
}

interface Home {
  package_categories: PackageCategoryCard[];
  content: SiteContentEntry[];
  delivery: Delivery | null;
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
      price_from_plan: optional(
        object<WireCard['price_from_plan']>({ meals: count, snacks: count, days: count }),
        null,
      ),
      full_day: optional(object<WireCard['full_day']>({ meals: count, snacks: count }), null),
      proteins_g: list(count),
    }),
  ),
  content: list(object<SiteContentEntry>({ key: text, ...localized(text, 'value') })),
  delivery: optional(
    object<Delivery>({
      fee: money,
      free_from: nullable(money),
      hours: nullable(object<NonNullable<Delivery['hours']>>({ from: text, to: text })),
    }),
    null,
  ),
  cart: readCartOrNull,
});

export const getHome = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'home', parse: readHome });
