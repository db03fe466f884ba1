import { filsToText } from '../../../src/contract/money.ts';
import { deliveryPreferences, menuGaps } from '../../../src/contract/staff/catalog.ts';
import type {
  AddPackage,
  ChangePackage,
  StaffPackage,
} from '../../../src/contract/wire/staff/packages.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import {
  countPackages,
  findPackage,
  findPackageByKey,
  insertPackage,
  listPackages,
  lockPackage,
  saveDayOptions,
  savePackageImages,
  updatePackage,
  type PackageRow,
} from '../../db/stores/packageStore.ts';
import { ApiError, fieldError, notFound } from '../../errors/ApiError.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { pageOf, type ListPage } from './listPage.ts';
import { checkVariants, saveVariants } from './packageVariants.ts';
import { checkPictures } from './pictures.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;
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

/** The fields that can be changed, in the order in which an edit compares them; variants keep their order. */
const changesOf = (sold: Changes): Changes => ({
  name_en: sold.name_en,
  name_ar: sold.name_ar,
  tagline_en: sold.tagline_en,
  tagline_ar: sold.tagline_ar,
  description_en: sold.description_en,
  description_ar: sold.description_ar,
  highlights_en: sold.highlights_en,
  highlights_ar: sold.highlights_ar,
  image: sold.image,
  images: sold.images.map(({ url, alt_en, alt_ar }) => ({ url, alt_en, alt_ar })),
  active: sold.active,
  variants: sold.variants.map((variant) => ({
    key: variant.key,
    name_en: variant.name_en,
    name_ar: variant.name_ar,
    meal_calories: variant.meal_calories,
    meal_protein_g: variant.meal_protein_g,
    snack_calories: variant.snack_calories,
    snack_protein_g: variant.snack_protein_g,
    price_per_meal: variant.price_per_meal,
    price_per_snack: variant.price_per_snack,
    active: variant.active,
  })),
  day_options: sold.day_options
    .map(({ days, discount_percent }) => ({ days, discount_percent }))
    .sort((one, other) => one.days - other.days),
});

const isSame = (one: Changes, other: Changes): boolean =>
  JSON.stringify(inOrderOfKeys(one)) === JSON.stringify(inOrderOfKeys(other));

const inOrderOfKeys = ({ variants, ...changes }: Changes) => ({
  ...changes,
  variants: variants.toSorted((one, other) => one.key.localeCompare(other.key)),
});

/** Affects every cart from its next read on; orders keep their prices. */
export async function changePackage(
  { db, content, clock }: Context,
  actor: StaffActor,
  id: number,
  { version, ...sent }: ChangePackage,
): Promise<StaffPackage> {
  const after = changesOf(sent);
  return db.transaction().execute(async (trx) => {
    const held = view(known(await lockPackage(trx, id)));
    const before = changesOf(held);
    if (isSame(before, after)) return held;
    if (held.version !== version) throw new ApiError('changed_meanwhile');
    await updatePackage(trx, id, columnsOf(after));
    await saveParts(trx, id, held, after);
    if (after.active && !before.active) checkMenu(await content.now(trx), id);
    const entry = { action: 'package.changed', subject: 'package', subjectId: id };
    await audit(trx, actor, { ...entry, before: { ...before }, after: { ...after } }, clock());
    return view(known(await findPackage(trx, id)));
  });
}

const NOTHING: Pick<
  StaffPackage,
  'image' | 'images' | 'drawing' | 'gallery_drawings' | 'variants'
> = { image: '', images: [], drawing: null, gallery_drawings: [], variants: [] };

/** Where it is on sale, customers see it from now on, behind the others. */
export async function addPackage(
  { db, content, clock }: Context,
  actor: StaffActor,
  { key, ...sent }: AddPackage,
): Promise<StaffPackage> {
  const changes = changesOf(sent);
  const fixed = fixedOf(sent);
  return db.transaction().execute(async (trx) => {
    const id = await insertPackage(trx, {
      key,
      ...columnsOf(changes),
      gallery_drawings: JSON.stringify([]),
      vegetarian: fixed.vegetarian,
      meal_options: JSON.stringify(fixed.meal_options),
      snack_options: JSON.stringify(fixed.snack_options),
      delivery_preferences: JSON.stringify(fixed.delivery_preferences),
    });
    if (id !== null) {
      await saveParts(trx, id, NOTHING, changes);
      if (changes.active) checkMenu(await content.now(trx), id);
      const entry = { action: 'package.added', subject: 'package', subjectId: id };
      await audit(trx, actor, { ...entry, after: { ...fixed, ...changes } }, clock());
    }
    return view(known(await findPackageByKey(trx, key)));
  });
}

/** What cannot change once a plan may have been bought. */
const fixedOf = (sent: Omit<AddPackage, 'key'>) => ({
  vegetarian: sent.vegetarian,
  meal_options: inOrder(sent.meal_options),
  snack_options: inOrder(sent.snack_options),
  delivery_preferences: deliveryPreferences.filter((one) =>
    sent.delivery_preferences.includes(one),
  ),
});

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

function columnsOf(changes: Changes) {
  const { variants: _variants, day_options: _options, images: _images, ...columns } = changes;
  return {
    ...columns,
    highlights_en: JSON.stringify(columns.highlights_en),
    highlights_ar: JSON.stringify(columns.highlights_ar),
  };
}

async function saveParts(
  trx: Db,
  id: number,
  held: typeof NOTHING,
  { image, images, variants, day_options }: Changes,
): Promise<void> {
  const urlsOf = (pictures: typeof images) => pictures.map(({ url }) => url);
  const checks = new FieldChecks();
  const shown = { field: 'image', images: [image], known: [held.image, held.drawing] };
  await checkPictures(trx, shown, checks);
  const known = [...urlsOf(held.images), ...urlsOf(held.gallery_drawings)];
  await checkPictures(trx, { field: 'images', images: urlsOf(images), known }, checks);
  checkVariants(held.variants, variants, checks);
  checks.finish();
  await savePackageImages(trx, id, images);
  await saveVariants(trx, id, held.variants, variants);
  await saveDayOptions(trx, id, day_options);
}

/** Refuses to sell a package of which a day could not be filled. */
function checkMenu({ categories, dishes }: Content, id: number): void {
  const sold = categories.find(({ row }) => row.id === id);
  if (sold === undefined) return;
  const menu = dishes.map(({ row }) => row);
  const weekdays = new Set(menuGaps(sold.row, menu).map(({ weekday }) => weekday));
  if (weekdays.size === 0) return;
  throw fieldError('active', 'server.catalog.menu_gaps', {
    weekdays: { weekdays: [...weekdays] },
    menu: sold.row.vegetarian ? 'vegetarian' : 'whole',
  });
}
