import { textToFils } from '../../../src/contract/money.ts';
import type { SoldVariant } from '../../../src/contract/wire/staff/packages.ts';
import type { Db } from '../../db/database.ts';
import { insertVariants, updateVariants } from '../../db/stores/packageStore.ts';
import { fieldError } from '../../errors/ApiError.ts';

/** Kilocalories of a gram. */
const PROTEIN_ENERGY = 4;

/** A variant is taken off sale and never deleted, and its targets stay: plans that were bought count on them. */
export async function saveVariants(
  trx: Db,
  packageId: number,
  before: readonly SoldVariant[],
  after: readonly SoldVariant[],
): Promise<void> {
  const sent = new Map(after.map((variant) => [variant.key, variant]));
  const changed = before.map((held) => {
    const variant = sent.get(held.key);
    if (variant === undefined) throw fieldError('variants', 'server.catalog.part');
    if (!hasSameTargets(held, variant)) throw fieldError('variants', 'server.catalog.targets');
    return variant;
  });
  const heldKeys = new Set(before.map(({ key }) => key));
  const added = after.filter(({ key }) => !heldKeys.has(key));
  if (added.some(promisesTooMuch)) {
    throw fieldError('variants', 'server.catalog.protein', { calories: PROTEIN_ENERGY });
  }
  await updateVariants(
    trx,
    changed.map((variant) => ({ key: variant.key, ...columnsOf(variant) })),
  );
  const isFree = await insertVariants(
    trx,
    packageId,
    added.map((variant) => ({ key: variant.key, ...targetsOf(variant), ...columnsOf(variant) })),
  );
  // Of another package.
  if (!isFree) throw fieldError('variants', 'server.catalog.part');
}

type Targets = Omit<SoldVariant, 'key'>;

const targetsOf = (variant: Targets) => ({
  meal_calories: variant.meal_calories,
  meal_protein_g: variant.meal_protein_g,
  snack_calories: variant.snack_calories,
  snack_protein_g: variant.snack_protein_g,
});

const hasSameTargets = (one: Targets, other: Targets): boolean =>
  JSON.stringify(targetsOf(one)) === JSON.stringify(targetsOf(other));

const promisesTooMuch = (variant: Targets): boolean =>
  variant.meal_protein_g * PROTEIN_ENERGY > variant.meal_calories ||
  variant.snack_protein_g * PROTEIN_ENERGY > variant.snack_calories;

const columnsOf = (variant: Targets) => ({
  name_en: variant.name_en,
  name_ar: variant.name_ar,
  price_per_meal_fils: textToFils(variant.price_per_meal),
  price_per_snack_fils: textToFils(variant.price_per_snack),
  active: variant.active,
});
