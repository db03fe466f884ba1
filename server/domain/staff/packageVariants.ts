import { textToFils } from '../../../src/contract/money.ts';
import type { SoldVariant } from '../../../src/contract/wire/staff/packages.ts';
import type { Db } from '../../db/database.ts';
import { insertVariants, updateVariants } from '../../db/stores/packageStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';

/** Kilocalories of a gram. */
const PROTEIN_ENERGY = 4;

/** A variant is taken off sale and never deleted, and its targets stay: plans that were bought count on them. */
export function checkVariants(
  before: readonly SoldVariant[],
  after: readonly SoldVariant[],
  checks: FieldChecks,
): void {
  const keys = new Set(before.map(({ key }) => key));
  const pairs = before.map((held) => ({ held, sent: after.find(({ key }) => key === held.key) }));
  if (pairs.some(({ sent }) => sent === undefined)) {
    checks.add('variants', 'server.catalog.part');
  } else if (pairs.some(({ held, sent }) => sent && !hasSameTargets(held, sent))) {
    checks.add('variants', 'server.catalog.targets');
  } else if (after.some((variant) => !keys.has(variant.key) && promisesTooMuch(variant))) {
    checks.add('variants', 'server.catalog.protein', { calories: PROTEIN_ENERGY });
  }
}

/** Once they are checked. */
export async function saveVariants(
  trx: Db,
  packageId: number,
  before: readonly SoldVariant[],
  after: readonly SoldVariant[],
): Promise<void> {
  const heldKeys = new Set(before.map(({ key }) => key));
  const isHeld = ({ key }: SoldVariant) => heldKeys.has(key);
  await updateVariants(
    trx,
    after.filter(isHeld).map((variant) => ({ key: variant.key, ...columnsOf(variant) })),
  );
  const added = after.filter((variant) => !isHeld(variant));
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
