import { textToFils } from '../../../src/contract/money.ts';
import type { TextRule } from '../../../src/contract/rules/rule.ts';
import { highlight, pictureAlt, variantName } from '../../../src/contract/staff/catalog.ts';
import type { ChangePackage } from '../../../src/contract/wire/staff/packages.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import { requiredTextViolation } from '../validation/formReader.ts';

type Fields = Omit<ChangePackage, 'version'>;

/** Checks of several fields together, and of texts within lists. */
export function checkPackage(form: Partial<Fields>, checks: FieldChecks): void {
  const { variants = [], day_options: options = [], images = [] } = form;
  const { highlights_en: english = [], highlights_ar: arabic = [] } = form;
  checkTexts(checks, 'highlights_en', highlight, english);
  checkTexts(checks, 'highlights_ar', highlight, arabic);
  checkTexts(checks, 'images', pictureAlt, textsOf(images, 'alt'));
  checkTexts(checks, 'variants', variantName, textsOf(variants, 'name'));
  if (isTwice(variants.map(({ key }) => key))) checks.add('variants', 'server.catalog.part');
  if (variants.some(({ price_per_meal }) => textToFils(price_per_meal) === 0)) {
    checks.add('variants', 'server.catalog.price');
  }
  if (form.variants && !variants.some(({ active }) => active)) {
    checks.add('variants', 'server.catalog.no_variant');
  }
  if (isTwice(options.map(({ days }) => days))) {
    checks.add('day_options', 'server.catalog.days_twice');
  }
  if (form.highlights_en && form.highlights_ar && english.length !== arabic.length) {
    checks.add('highlights_ar', 'server.catalog.highlights');
  }
}

const isTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

function checkTexts(
  checks: FieldChecks,
  field: string,
  rule: TextRule,
  texts: readonly string[],
): void {
  for (const text of texts) {
    const violation = requiredTextViolation(rule, rule.normalise(text));
    if (violation === null || checks.has(field)) continue;
    checks.addViolation(field, violation);
  }
}

const textsOf = <Name extends string>(
  rows: readonly Record<`${Name}_en` | `${Name}_ar`, string>[],
  name: Name,
): string[] => rows.flatMap((row) => [row[`${name}_en`], row[`${name}_ar`]]);

/** Texts within lists; the others are normalised already. */
export const normaliseTexts = (form: Fields): Fields => ({
  ...form,
  highlights_en: form.highlights_en.map(highlight.normalise),
  highlights_ar: form.highlights_ar.map(highlight.normalise),
  images: form.images.map((picture) => ({
    ...picture,
    alt_en: pictureAlt.normalise(picture.alt_en),
    alt_ar: pictureAlt.normalise(picture.alt_ar),
  })),
  variants: form.variants.map((variant) => ({
    ...variant,
    name_en: variantName.normalise(variant.name_en),
    name_ar: variantName.normalise(variant.name_ar),
  })),
});
