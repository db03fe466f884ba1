import { menuGaps } from '../../../src/contract/staff/catalog.ts';
import { isOpenForChanges } from '../../../src/contract/planDays.ts';
import type {
  AddDish,
  ChangeDish,
  ChangedDish,
  DishParts,
  StaffDish,
  StaffDishDetails,
} from '../../../src/contract/wire/staff/catalog.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import {
  countDishes,
  findDish,
  findDishByKey,
  insertDish,
  listDishes,
  lockDish,
  saveDishAllergens,
  saveDishIngredients,
  updateDish,
  type DishRow,
  type WantedDishes,
} from '../../db/stores/catalogStore.ts';
import { askForDishCheck, type AffectedDay } from '../../db/stores/dishCheckStore.ts';
import { ApiError, fieldError, notFound } from '../../errors/ApiError.ts';
import { keepFromAllergic } from '../meals/dishChecks.ts';
import { orderNumber } from '../orders/orderState.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { pageOf, type ListPage } from './listPage.ts';
import { checkPictures } from './pictures.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;
type Changes = Omit<ChangeDish, 'version'>;

export async function readDishes(
  db: Db,
  query: ListPage & WantedDishes,
): Promise<{ items: StaffDish[]; total: number }> {
  const rows = await listDishes(db, query, pageOf(query));
  return { items: rows.map(view), total: await countDishes(db, query) };
}

export async function readDishParts({
  db,
  content,
}: Pick<Context, 'db' | 'content'>): Promise<DishParts> {
  const { allergens, ingredients } = await content.now(db);
  return { allergens, ingredients };
}

export async function readDish(
  { db, content }: Pick<Context, 'db' | 'content'>,
  id: number,
): Promise<StaffDishDetails> {
  const dish = view(known(await findDish(db, id)));
  return { dish, ...(await readDishParts({ db, content })) };
}

function known(row: DishRow | null): DishRow {
  if (row === null) throw notFound();
  return row;
}

function view({ key: _key, position: _position, ...dish }: DishRow): StaffDish {
  return dish;
}

/** The fields that can be changed, in the order in which an edit compares them. */
const changesOf = (dish: Changes): Changes => ({
  name_en: dish.name_en,
  name_ar: dish.name_ar,
  description_en: dish.description_en,
  description_ar: dish.description_ar,
  image: dish.image,
  calories: dish.calories,
  carbs_g: dish.carbs_g,
  fat_g: dish.fat_g,
  protein_g: dish.protein_g,
  weekdays: inOrder(dish.weekdays),
  vegetarian: dish.vegetarian,
  active: dish.active,
  allergens: inOrder(dish.allergens),
  ingredients: inOrder(dish.ingredients),
});

const inOrder = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);

const isSame = (one: Changes, other: Changes): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Affects every menu from now on; orders keep their copy. When the dish gets a new allergen, open days of customers
 * who must not eat it lose it in the same transaction.
 */
export async function changeDish(
  { db, content, clock }: Context,
  actor: StaffActor,
  id: number,
  { version, ...sent }: ChangeDish,
): Promise<ChangedDish> {
  const now = clock();
  const after = changesOf(sent);
  return db.transaction().execute(async (trx) => {
    const held = known(await lockDish(trx, id));
    const before = changesOf(held);
    if (isSame(before, after)) return { dish: view(held), affected: [] };
    if (held.version !== version) throw new ApiError('changed_meanwhile');
    const offered = await content.now(trx);
    await checkPicture(trx, after.image, [held.image, held.drawing]);
    await save(trx, id, after);
    checkMenus(offered, await content.now(trx));
    const hasMore = after.allergens.some((allergen) => !before.allergens.includes(allergen));
    if (hasMore) await askForDishCheck(trx, id, now);
    const affected = hasMore ? await keepFromAllergic(trx, id, now) : [];
    const entry = { action: 'dish.changed', subject: 'dish', subjectId: id };
    await audit(trx, actor, { ...entry, before: { ...before }, after: { ...after } }, now);
    const toView = ({ order_id, date }: AffectedDay) => ({
      order_id,
      order_number: orderNumber(order_id),
      date,
      open: isOpenForChanges(date, now),
    });
    return { dish: view(known(await findDish(trx, id))), affected: affected.map(toView) };
  });
}

/** Customers see it from now on, where it is on the menu. */
export async function addDish(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: StaffActor,
  { key, kind, ...sent }: AddDish,
): Promise<StaffDish> {
  const changes = changesOf(sent);
  return db.transaction().execute(async (trx) => {
    await checkPicture(trx, changes.image, []);
    const { allergens, ingredients, weekdays, ...columns } = changes;
    const row = { key, kind, ...columns, weekdays: JSON.stringify(weekdays) };
    const id = await insertDish(trx, row);
    if (id !== null) {
      await saveDishAllergens(trx, id, allergens);
      await saveDishIngredients(trx, id, ingredients);
      const entry = { action: 'dish.added', subject: 'dish', subjectId: id };
      await audit(trx, actor, { ...entry, after: { kind, ...changes } }, clock());
    }
    return view(known(await findDishByKey(trx, key)));
  });
}

async function checkPicture(trx: Db, image: string, known: readonly (string | null)[]) {
  const checks = new FieldChecks();
  await checkPictures(trx, { field: 'image', images: [image], known }, checks);
  checks.finish();
}

async function save(trx: Db, id: number, changes: Changes): Promise<void> {
  const { allergens, ingredients, weekdays, ...columns } = changes;
  await updateDish(trx, id, { ...columns, weekdays: JSON.stringify(weekdays) });
  await saveDishAllergens(trx, id, allergens);
  await saveDishIngredients(trx, id, ingredients);
}

/** That the kitchen knows what is in it. */
export async function checkParts(
  { db, content }: Pick<Context, 'db' | 'content'>,
  { allergens = [], ingredients = [] }: Partial<Changes>,
  checks: FieldChecks,
): Promise<void> {
  const offered = await content.now(db);
  const isUnknown = (parts: readonly { id: number }[]) => (id: number) =>
    !parts.some((part) => part.id === id);
  if (allergens.some(isUnknown(offered.allergens))) checks.add('allergens', 'server.catalog.part');
  if (ingredients.some(isUnknown(offered.ingredients))) {
    checks.add('ingredients', 'server.catalog.part');
  }
}

/** Refuses a change after which a package could not be delivered on a day on which it can be now. */
function checkMenus(before: Content, after: Content): void {
  for (const { row } of after.categories) {
    const gaps = menuGaps(row, rowsOf(after));
    const known = menuGaps(row, rowsOf(before));
    if (gaps.length > known.length) {
      const { name_en, name_ar } = row;
      throw fieldError('weekdays', 'server.catalog.too_few', { package: { name_en, name_ar } });
    }
  }
}

const rowsOf = ({ dishes }: Content) => dishes.map(({ row }) => row);
