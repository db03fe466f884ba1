import { textToFils, type Fils } from '../contract/money.ts';
import type { PackageCategoryResponse } from '../contract/wire/home.ts';
import type * as wire from '../contract/wire/package.ts';
import { carriedCart } from './carts.ts';
import type { ApiClient } from './client.ts';

export interface PlanPrice {
  meals: number;
  snacks: number;
  days: number;
  price: Fils;
}
export type PackageVariant = Omit<wire.PackageVariant, 'prices'> & { prices: PlanPrice[] };
export type PackageCategory = Omit<wire.PackageCategory, 'variants'> & {
  variants: PackageVariant[];
};
export type PackageCategoryImage = wire.PackageCategoryImage;

const toVariant = (variant: wire.PackageVariant): PackageVariant => ({
  ...variant,
  prices: variant.prices.map((price) => ({ ...price, price: textToFils(price.price) })),
});

export const getPackageCategory = (api: ApiClient, { id }: { id: number }) =>
  api.request({
    method: 'GET',
    path: `package-categories/${id}`,
    parse: (response) => {
      const { package_category, package_category_images } = response as PackageCategoryResponse;
      return {
        package_category: {
          ...package_category,
          variants: package_category.variants.map(toVariant),
        } satisfies PackageCategory,
        package_category_images: package_category_images.map((image) => image),
        ...carriedCart(response),
      };
    },
  });
