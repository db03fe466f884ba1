import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dietitians } from '../../../server/seed/dietitians.ts';
import { packages } from '../../../server/seed/packages.ts';
import { promisedDay } from '../../../src/contract/nutrition.ts';
import { portionTargets } from '../../../server/domain/meals/portions.ts';
import { siteContent } from '../../../server/seed/siteContent.ts';

function isMissing(url: string): boolean {
  return !existsSync(join(process.cwd(), 'public', url));
}

describe('the sample packages', () => {
  it('include Fit Pro with 150 g for men and 100 g for women, and Fit Life', () => {
    const fitPro = packages.find((entry) => entry.key === 'fit-pro');
    const proteins = fitPro?.variants.map((variant) => [
      variant.key,
      promisedDay(portionTargets(variant), { meals: 3, snacks: 2 }).protein,
    ]);
    expect(fitPro?.description_en).toContain(
      'three meals and two snacks brings 150\u00a0g of protein for men or 100\u00a0g for women',
    );
    expect(fitPro?.description_ar).toContain(
      'ثلاث وجبات وسناكين فيه 150\u00a0غ بروتين للرجال أو 100\u00a0غ للنساء',
    );

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

  it('state no figure of a day beside those, in a name or a text', () => {
    const texts = packages.flatMap((entry) => [
      ...entry.variants.flatMap(({ name_en, name_ar }) => [name_en, name_ar]),
      ...entry.highlights.flatMap(({ en, ar }) => [en, ar]),
      entry.tagline_en,
      entry.tagline_ar,
      ...(entry.key === 'fit-pro' ? [] : [entry.description_en, entry.description_ar]),
    ]);

    expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('use a variant key once in the whole shop', () => {
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
