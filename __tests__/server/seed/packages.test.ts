import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dietitians } from '../../../server/seed/dietitians.ts';
import { packages } from '../../../server/seed/packages.ts';
import { siteContent } from '../../../server/seed/siteContent.ts';

function isMissing(url: string): boolean {
  return !existsSync(join(process.cwd(), 'public', url));
}

describe('the sample packages', () => {
  it('include Fit Pro with 150 g for men and 100 g for women, and Fit Life', () => {
    const proteins = packages
      .find((entry) => entry.key === 'fit-pro')
      ?.variants.map((variant) => [variant.key, variant.protein_g]);

    expect(proteins).toEqual([
      ['fit-pro-men', 150],
      ['fit-pro-women', 100],
    ]);
    expect(packages.map((entry) => entry.key)).toContain('fit-life');
    expect(packages.length).toBeGreaterThanOrEqual(5);
  });

  it('cost what healthy kitchens in Kuwait charge for 20 days of two meals and a snack', () => {
    const month = packages.flatMap((entry) => {
      const discount =
        entry.day_options.find((option) => option.days === 20)?.discount_percent ?? 0;
      return entry.variants.map(
        (variant) =>
          ((2 * variant.price_per_meal_fils + variant.price_per_snack_fils) *
            20 *
            (100 - discount)) /
          100_000,
      );
    });

    expect(Math.min(...month)).toBeGreaterThanOrEqual(85);
    expect(Math.max(...month)).toBeLessThanOrEqual(130);
  });

  it('give a variant key once in the whole shop', () => {
    const keys = packages.flatMap((entry) => entry.variants.map((variant) => variant.key));

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('show a hero and at least three gallery pictures that exist', () => {
    const urls = packages.flatMap((entry) => [entry.image, ...entry.gallery.map(({ url }) => url)]);

    expect(Math.min(...packages.map((entry) => entry.gallery.length))).toBeGreaterThanOrEqual(3);
    expect(urls.filter(isMissing)).toEqual([]);
  });
});

describe('the other pictures of the sample kitchen', () => {
  it('exist for the dietitians and the logos', () => {
    const logos = siteContent
      .filter((entry) => entry.key.startsWith('header_logo'))
      .flatMap((entry) => [entry.value_en, entry.value_ar]);
    const portraits = dietitians.map((dietitian) => dietitian.image);

    expect([...logos, ...portraits].filter(isMissing)).toEqual([]);
  });
});
