import { randomUUID } from 'node:crypto';
import { addDays, kuwaitInstant, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { HomeResponse, PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import type {
  ChangedDish,
  ChangeDish,
  StaffDish,
  StaffDishDetails,
} from '../../../src/contract/wire/staff/catalog.ts';
import type { ChangePackage, StaffPackage } from '../../../src/contract/wire/staff/packages.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import { checkChangedDishes } from '../../../server/domain/meals/dishChecks.ts';
import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { dishChanges, packageChanges } from '../../support/catalogChanges.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const GLUTEN = 1;

describeOnDatabases('the catalogue of the kitchen', (database) => {
  let testApp: PaymentTestApp;
  let manager: StaffClient;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    manager = await logInAs(testApp.app, 'manager');
    customer = await testApp.newCustomer();
  });
  afterAll(() => testApp.stop());

  const dishes = (query = '') =>
    manager.get<{ items: StaffDish[]; total: number }>('GET', `dishes?per_page=100&${query}`);
  const dish = async (id: number) =>
    (await manager.get<StaffDishDetails>('GET', `dishes/${id}`)).dish;
  const change = (id: number, changes: ChangeDish) =>
    manager.get<ChangedDish>('PUT', `dishes/${id}`, changes);
  const firstPackage = async () =>
    (await manager.get<{ items: StaffPackage[] }>('GET', 'packages')).items[0]!;
  const changePackage = async (id: number, changes: ChangePackage) =>
    (await manager.get<{ package: StaffPackage }>('PUT', `packages/${id}`, changes)).package;
  const seen = async (id: number) =>
    (await customer.ok<PackageCategoryResponse>('GET', `package-categories/${id}`))
      .package_category;
  const auditOf = (subject: string, id: number) =>
    testApp.context.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', subject)
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  /** Paid, as the order itself says: it asks the gateway. */
  async function pay(buyer: TestCustomer, id: number) {
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(buyer, id);
    return buyer.viewOrder(id);
  }

  /** This many days after a date, when the dietitian has filled the coming week. */
  async function come(date: string, days: number): Promise<void> {
    testApp.setNow(kuwaitInstant(addDays(date, days), '09:00'));
    await fillDueDays(testApp.context);
    manager = await logInAs(testApp.app, 'manager');
  }

  /** Another process of the shop, with a cache of its own. */
  const elsewhere = () => createContentCache(testApp.context.db).now(testApp.context.db);

  it('gets a new dish once, however often it is sent, and customers see it on the menu', async () => {
    const { db } = testApp.context;
    const name = `${'0'.repeat(32)}.webp`;
    await db
      .insertInto('pictures')
      .values({ name, body: Buffer.from('?'), created_at: TEST_NOW })
      .onConflict((same) => same.doNothing())
      .execute();
    const image = `/pictures/${name}`;
    const { version: _version, ...like } = dishChanges(await dish(1));
    const added = { ...like, kind: 'meal', key: randomUUID(), name_en: 'Harees', image };
    const send = async (body: object) =>
      (await manager.get<{ dish: StaffDish }>('POST', 'dishes', body)).dish;
    const [first, again] = await Promise.all([send(added), send(added)]);
    expect(again).toEqual(first);
    expect(first).toMatchObject({ ...like, kind: 'meal', name_en: 'Harees', image, version: 1 });
    const { items, total } = await dishes('kind=meal');
    expect(total).toBe(items.length);
    expect(items.at(-1)).toEqual(first);
    expect(await auditOf('dish', first.id)).toMatchObject([
      { action: 'dish.added', after: { kind: 'meal', name_en: 'Harees', image } },
    ]);

    const noPicture = { ...added, key: randomUUID(), image: '/images/dishes/hummus.svg' };
    const refused = await manager.refused(422, 'POST', 'dishes', noPicture);
    expect(Object.keys(refused.errors ?? {})).toEqual(['image']);
    const wrong = { ...added, key: 'x', name_ar: ' ', calories: -1 };
    const { errors } = await manager.refused(422, 'POST', 'dishes', wrong);
    expect(Object.keys(errors ?? {}).sort()).toEqual(['calories', 'key', 'name_ar']);
    expect((await dishes('kind=meal')).total).toBe(total);
    await db.deleteFrom('dish_allergens').where('dish_id', '=', first.id).execute();
    await db.deleteFrom('dish_ingredients').where('dish_id', '=', first.id).execute();
    await db.deleteFrom('dishes').where('id', '=', first.id).execute();
  });

  it('lists dishes by a part of their name in either language, by kind, and those off the menu', async () => {
    const { items, total } = await dishes();
    expect(total).toBe(items.length);
    const [first] = items;
    const half = first!.name_ar.slice(0, 4);
    const byName = await dishes(`name=${encodeURIComponent(half)}`);
    expect(byName.items.every(({ name_ar }) => name_ar.includes(half))).toBe(true);
    expect(byName.items.map(({ id }) => id)).toContain(first!.id);
    expect((await dishes('name=%25')).total).toBe(0);
    const snacks = await dishes('kind=snack');
    expect(new Set(snacks.items.map(({ kind }) => kind))).toEqual(new Set(['snack']));
    expect((await dishes('active=false')).total).toBe(0);
  });

  it('shows a changed dish to customers at once, on every process, and not in existing orders', async () => {
    const order = await customer.order({ meals: 2, snacks: 1, days: 5 });
    await pay(customer, order.id);
    await come(order.items[0]!.start_date, -2);
    const bought = await customer.viewOrder(order.id);
    const [chosen] = bought.items[0]!.schedule[0]!.dishes;
    const before = await elsewhere();

    const held = await dish(chosen!.id);
    const { dish: changed, affected } = await change(chosen!.id, {
      ...dishChanges(held),
      name_en: '  New   name ',
      name_ar: 'اسم جديد',
      calories: held.calories + 10,
    });
    expect(changed).toMatchObject({ name_en: 'New name', version: held.version + 1 });
    expect(affected).toEqual([]);
    const item = await customer.addPlan();
    await customer.answerQuestions(item);
    const menu = await customer.ok<MealsResponse>('GET', `meals?cart_item_id=${item}`);
    expect(menu.dishes.find(({ id }) => id === chosen!.id)?.name_ar).toBe('اسم جديد');
    const now = await elsewhere();
    expect(now.version).toBeGreaterThan(before.version);
    expect(now.dishes.find(({ row }) => row.id === chosen!.id)?.row.name_en).toBe('New name');
    expect(await customer.viewOrder(order.id)).toEqual(bought);
    const log = await auditOf('dish', chosen!.id);
    expect(log).toMatchObject([
      { action: 'dish.changed', before: { name_en: held.name_en }, after: { name_en: 'New name' } },
    ]);
    await change(chosen!.id, { ...dishChanges(held), version: changed.version });
  });

  it('removes a dish with a new allergen from the open days of customers who must not eat it', async () => {
    const item = await customer.addPlan({ meals: 2, snacks: 1, days: 5 });
    await customer.answerQuestions(item, {
      no_dislikes_allergies: false,
      allergens: [GLUTEN],
    });
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    await pay(customer, id);
    const other = await testApp.newCustomer();
    const others = await other.order({ meals: 2, snacks: 1, days: 5 });
    await pay(other, others.id);
    const start = (await customer.viewOrder(id)).items[0]!.start_date;
    await come(start, -1);
    const { schedule } = (await customer.viewOrder(id)).items[0]!;
    // The first three days are being prepared; from the fourth on they are open.
    const [closed, open] = [schedule[0]!, schedule[4]!];
    const [served] = open.dishes.filter(({ kind }) => kind === 'meal');
    const ofOthers = (await other.viewOrder(others.id)).items[0]!;

    const held = await dish(served!.id);
    const { affected, dish: changed } = await change(served!.id, {
      ...dishChanges(held),
      allergens: [...held.allergens, GLUTEN],
    });
    expect(affected).toContainEqual({
      order_id: id,
      order_number: `MZ-${id}`,
      date: open.date,
      open: true,
    });
    expect(affected.every(({ order_id }) => order_id === id)).toBe(true);
    const dishesOf = async (date: string) =>
      (await customer.viewOrder(id)).items[0]!.schedule.find(
        (day) => day.date === date,
      )!.dishes.map((one) => one.id);
    expect(await dishesOf(open.date)).not.toContain(served!.id);
    expect(await dishesOf(closed.date)).toEqual(closed.dishes.map((one) => one.id));
    await fillDueDays(testApp.context);
    expect(await dishesOf(open.date)).toHaveLength(3);
    expect(await dishesOf(open.date)).not.toContain(served!.id);
    expect((await other.viewOrder(others.id)).items[0]).toEqual(ofOthers);
    await change(served!.id, { ...dishChanges(held), version: changed.version });
  });

  it('removes it once more from a day that was being chosen at that moment', async () => {
    const item = await customer.addPlan({ meals: 1, snacks: 0, days: 5 });
    await customer.answerQuestions(item, { no_dislikes_allergies: false, allergens: [GLUTEN] });
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    const day = (await pay(customer, id)).items[0]!.schedule.at(-1)!;
    const { items } = await dishes('kind=meal');
    const safe = items.find(
      ({ weekdays, allergens }) =>
        weekdays.includes(weekdayOf(day.date)) && !allergens.includes(GLUTEN),
    )!;
    const { dish: changed } = await change(safe.id, {
      ...dishChanges(safe),
      allergens: [...safe.allergens, GLUTEN],
    });
    // Like a request that read the menu before the change.
    const { name_en, name_ar, image, calories, carbs_g, fat_g, protein_g } = safe;
    const copy = { name_en, name_ar, image, calories, carbs_g, fat_g, protein_g };
    const { db } = testApp.context;
    await db
      .insertInto('order_day_dishes')
      .values({
        ...copy,
        order_day_id: day.id,
        dish_id: safe.id,
        kind: 'meal',
        position: 0,
        selected_by: 'customer',
      })
      .execute();
    await checkChangedDishes(testApp.context);
    expect((await customer.viewOrder(id)).items[0]!.schedule.at(-1)!.dishes).toEqual([]);
    const checks = () => db.selectFrom('dish_checks').select('dish_id').execute();
    expect(await checks()).toContainEqual({ dish_id: safe.id });
    testApp.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    await checkChangedDishes(testApp.context);
    expect(await checks()).not.toContainEqual({ dish_id: safe.id });
    await change(safe.id, { ...dishChanges(safe), version: changed.version });
  });

  it('refuses a menu on which a package lacks dishes, and names the package', async () => {
    const { items } = await dishes('kind=snack');
    const snacks = items.filter(({ weekdays }) => weekdays.includes(0));
    const versions = new Map<number, number>();
    let refusal: Awaited<ReturnType<StaffClient['refused']>> | null = null;
    for (const snack of snacks) {
      const body = { ...dishChanges(snack), weekdays: snack.weekdays.filter((day) => day !== 0) };
      const answer = await manager.inject('PUT', `dishes/${snack.id}`, body);
      if (answer.statusCode !== 200) {
        refusal = await manager.refused(422, 'PUT', `dishes/${snack.id}`, body);
        break;
      }
      versions.set(snack.id, snack.version + 1);
    }
    expect(refusal?.errors?.['weekdays']?.[0]).toMatch(/would have too few dishes/);
    for (const snack of snacks) {
      const version = versions.get(snack.id);
      if (version !== undefined) await change(snack.id, { ...dishChanges(snack), version });
    }
  });

  it('sells at a changed price at once, and leaves paid orders as they were', async () => {
    const paid = await customer.order({ days: 5 });
    const bought = await pay(customer, paid.id);
    await customer.addPlan({ days: 5 });
    const before = (await customer.cart()).sub_total;
    const sold = await firstPackage();
    const changes = packageChanges(sold);
    const dearer = changes.variants.map((variant) => ({
      ...variant,
      price_per_meal: `1${variant.price_per_meal}`,
    }));
    const changed = await changePackage(sold.id, {
      ...changes,
      name_ar: 'باقة جديدة',
      variants: dearer,
      day_options: [...sold.day_options, { days: 33, discount_percent: 12 }],
    });
    expect(Number((await customer.cart()).sub_total)).toBeGreaterThan(Number(before));
    const category = await seen(sold.id);
    expect(category.name_ar).toBe('باقة جديدة');
    expect(category.day_options).toContain(33);
    expect(await customer.viewOrder(paid.id)).toEqual(bought);
    expect(await auditOf('package', sold.id)).toMatchObject([{ action: 'package.changed' }]);
    await changePackage(sold.id, { ...changes, version: changed.version });
    expect((await customer.cart()).sub_total).toBe(before);
  });

  it('takes a package off the shop, and puts it back', async () => {
    const sold = await firstPackage();
    const off = await changePackage(sold.id, { ...packageChanges(sold), active: false });
    const home = async () =>
      (await customer.ok<HomeResponse>('GET', 'home')).package_categories.map(({ id }) => id);
    expect(await home()).not.toContain(sold.id);
    await changePackage(sold.id, { ...packageChanges(sold), version: off.version });
    expect(await home()).toContain(sold.id);
  });

  it('refuses the second of two concurrent changes, and applies a repeated one once', async () => {
    const { items } = await dishes();
    const held = items.at(-1)!;
    const send = (fat_g: number, version = held.version) =>
      manager.inject('PUT', `dishes/${held.id}`, { ...dishChanges(held), fat_g, version });
    const both = await Promise.all([send(41), send(42)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { fat_g } = await dish(held.id);
    expect((await send(fat_g)).statusCode).toBe(200);
    const late = { ...dishChanges(held), fat_g: 43 };
    expect((await manager.refused(409, 'PUT', `dishes/${held.id}`, late)).error).toBe(
      'changed_meanwhile',
    );
    const sold = await firstPackage();
    const name = (name_en: string) =>
      manager.inject('PUT', `packages/${sold.id}`, { ...packageChanges(sold), name_en });
    const answers = await Promise.all([name('One'), name('Two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await changePackage(sold.id, { ...packageChanges(sold), version: sold.version + 1 });
  });

  it.each([
    [{ name_ar: '  ' }, 'name_ar'],
    [{ description_en: '' }, 'description_en'],
    [{ calories: -1 }, 'calories'],
    [{ weekdays: [7] }, 'weekdays'],
    [{ allergens: [999] }, 'allergens'],
    [{ ingredients: [999] }, 'ingredients'],
  ])('refuses a dish with %j at its field, in the language of the staff', async (wrong, field) => {
    const { items } = await dishes();
    const body = { ...dishChanges(items[0]!), ...wrong };
    const { errors } = await manager.refused(422, 'PUT', `dishes/${items[0]!.id}`, body);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    manager.locale = 'ar';
    const arabic = await manager.refused(422, 'PUT', `dishes/${items[0]!.id}`, body);
    expect(arabic.errors?.[field]?.[0]).toMatch(/[\u0600-\u06ff]/);
  });

  it.each([
    ['an empty Arabic name', () => ({ name_ar: '' }), 'name_ar'],
    ['fewer points in Arabic', () => ({ highlights_ar: ['واحدة'] }), 'highlights_ar'],
    [
      'a length twice',
      (sold: ChangePackage) => ({ day_options: [...sold.day_options, sold.day_options[0]!] }),
      'day_options',
    ],
    [
      'a meal for nothing',
      (sold: ChangePackage) => ({
        variants: sold.variants.map((variant) => ({ ...variant, price_per_meal: '0.000' })),
      }),
      'variants',
    ],
    [
      'nothing to buy',
      (sold: ChangePackage) => ({
        variants: sold.variants.map((variant) => ({ ...variant, active: false })),
      }),
      'variants',
    ],
    [
      'a variant too few',
      (sold: ChangePackage) => ({ variants: sold.variants.slice(1) }),
      'variants',
    ],
  ])('refuses a package with %s', async (_what, wrong, field) => {
    const sold = await firstPackage();
    const changes = packageChanges(sold);
    const body = { ...changes, ...wrong(changes) };
    const { errors } = await manager.refused(422, 'PUT', `packages/${sold.id}`, body);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });
});
