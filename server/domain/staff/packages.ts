import { filsToText, textToFils } from '../../../src/contract/money.ts';
import type { ChangePackage, StaffPackage } from '../../../src/contract/wire/staff/catalog.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  countPackages,
  findPackage,
  listPackages,
  lockPackage,
  saveDayOptions,
  updatePackage,
  updateVariant,
  type PackageRow,
} from '../../db/stores/catalogStore.ts';
import { ApiError, fieldError, notFound } from '../../errors/ApiError.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { pageOf, type ListPage } from './listPage.ts';

type Changes = Omit<ChangePackage, 'version'>;

export async function readPackages(
  db: Db,
  query: ListPage,
): Promise<{ items: StaffPackage[]; total: number }> {
  const rows = await listPackages(db, pageOf(query));
  return { items: rows.map(view), total: await countPackages(db) };
}

export async function readPackage(db: Db, id: number): Promise<StaffPackage> {
  return view(known(await findPackage(db, id)));
}

function known(row: PackageRow | null): PackageRow {
  if (row === null) throw notFound();
  return row;
}

function view({ key: _key, position: _position, variants, ...row }: PackageRow): StaffPackage {
  return {
    ...row,
    variants: variants.map(({ price_per_meal_fils, price_per_snack_fils, ...variant }) => ({
      ...variant,
      price_per_meal: filsToText(price_per_meal_fils),
      price_per_snack: filsToText(price_per_snack_fils),
    })),
  };
}

/** What one field alone does not show. */
export function checkPackage(form: Partial<Changes>, checks: FieldChecks): void {
  const { variants = [], day_options: options = [] } = form;
  const { highlights_en: english, highlights_ar: arabic } = form;
  if (variants.some(({ price_per_meal }) => textToFils(price_per_meal) === 0)) {
    checks.add('variants', 'server.catalog.price');
  }
  if (form.variants && !variants.some(({ active }) => active)) {
    checks.add('variants', 'server.catalog.no_variant');
  }
  if (new Set(options.map(({ days }) => days)).size < options.length) {
    checks.add('day_options', 'server.catalog.days_twice');
  }
  if (english && arabic && english.length !== arabic.length) {
    checks.add('highlights_ar', 'server.catalog.highlights');
  }
}

/** What can be changed, in the order in which two of them are compared. */
const changesOf = (sold: Changes): Changes => ({
  name_en: sold.name_en,
  name_ar: sold.name_ar,
  tagline_en: sold.tagline_en,
  tagline_ar: sold.tagline_ar,
  description_en: sold.description_en,
  description_ar: sold.description_ar,
  highlights_en: sold.highlights_en,
  highlights_ar: sold.highlights_ar,
  active: sold.active,
  variants: sold.variants
    .map(({ id, price_per_meal, price_per_snack, active }) => ({
      ...{ id, price_per_meal, price_per_snack, active },
    }))
    .sort((one, other) => one.id - other.id),
  day_options: sold.day_options
    .map(({ days, discount_percent }) => ({ days, discount_percent }))
    .sort((one, other) => one.days - other.days),
});

/** For every cart from its next look on; orders keep what was paid. */
export async function changePackage(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  id: number,
  { version, ...sent }: ChangePackage,
): Promise<StaffPackage> {
  const after = changesOf(sent);
  return db.transaction().execute(async (trx) => {
    const held = view(known(await lockPackage(trx, id)));
    const before = changesOf(held);
    if (JSON.stringify(before) === JSON.stringify(after)) return held;
    if (held.version !== version) throw new ApiError('changed_meanwhile');
    if (!isSameList(before.variants, after.variants)) {
      throw fieldError('variants', 'server.catalog.part');
    }
    await save(trx, id, after);
    const entry = { action: 'package.changed', subject: 'package', subjectId: id };
    await audit(trx, actor, { ...entry, before: { ...before }, after: { ...after } }, clock());
    return view(known(await findPackage(trx, id)));
  });
}

const isSameList = (one: readonly { id: number }[], other: readonly { id: number }[]): boolean =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

async function save(trx: Db, id: number, changes: Changes): Promise<void> {
  const { variants, day_options, highlights_en, highlights_ar, ...columns } = changes;
  await updatePackage(trx, id, {
    ...columns,
    highlights_en: JSON.stringify(highlights_en),
    highlights_ar: JSON.stringify(highlights_ar),
  });
  for (const variant of variants) {
    await updateVariant(trx, variant.id, {
      active: variant.active,
      price_per_meal_fils: textToFils(variant.price_per_meal),
      price_per_snack_fils: textToFils(variant.price_per_snack),
    });
  }
  await saveDayOptions(trx, id, day_options);
}
