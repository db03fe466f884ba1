import type { ChangePackage } from '../../../src/contract/wire/staff/packages.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';

/** What one field alone does not show. */
export function checkPackage(
  { variants, day_options: options, ...form }: Partial<ChangePackage>,
  checks: FieldChecks,
): void {
  if (isTwice(variants?.map(({ key }) => key))) checks.add('variants', 'server.catalog.part');
  if (variants && !variants.some(({ active }) => active)) {
    checks.add('variants', 'server.catalog.no_variant');
  }
  if (isTwice(options?.map(({ days }) => days))) {
    checks.add('day_options', 'server.catalog.days_twice');
  }
  const { highlights_en: english, highlights_ar: arabic } = form;
  if (english && arabic && english.length !== arabic.length) {
    checks.add('highlights_ar', 'server.catalog.highlights');
  }
}

const isTwice = (values: readonly unknown[] = []): boolean => new Set(values).size < values.length;
