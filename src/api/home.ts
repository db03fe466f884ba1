import { textToFils, type Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/home.ts';
import type {
  PackageCategoryCard as WireCard,
  SiteContentEntry,
} from '../contract/wire/package.ts';
import { toCartOrNull } from './carts.ts';
import type { ApiClient } from './client.ts';

export type PackageCategoryCard = Omit<WireCard, 'price_from'> & { price_from: Fils };
export type { SiteContentEntry };

export const getHome = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'home',
    parse: (response) => {
      const { package_categories, content, cart } = response as wire.HomeResponse;
      return {
        package_categories: package_categories.map((card): PackageCategoryCard => ({
          ...card,
          price_from: textToFils(card.price_from),
        })),
        content: content.map((entry) => entry),
        cart: toCartOrNull(cart),
      };
    },
  });
