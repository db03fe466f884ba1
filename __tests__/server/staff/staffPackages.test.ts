import { randomUUID } from 'node:crypto';
import type { HomeResponse, PackageCategoryResponse } from '../../../src/contract/wire/home.ts';
import type { StaffDish } from '../../../src/contract/wire/staff/catalog.ts';
import type {
  AddPackage,
  ChangePackage,
  SoldVariant,
  StaffPackage,
} from '../../../src/contract/wire/staff/packages.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import { tidyUp } from '../../../server/domain/tidyUp.ts';
import { dishChanges, packageChanges, photo, upload } from '../../support/catalogChanges.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

const newVariant = (changes: Partial<SoldVariant> = {}): SoldVariant => ({
  key: randomUUID(),
  name_en: 'Regular',
  name_ar: 'عادية',
  meal_calories: 500,
  meal_protein_g: 40,
  snack_calories: 180,
  snack_protein_g: 10,
  price_per_meal: '2.500',
  price_per_snack: '1.000',
  active: true,
  ...changes,
});

describeOnDatabases('packages of the kitchen', (database) => {
  let testApp: PaymentTestApp;
  let manager: StaffClient;
  let customer: TestCustomer;
  let image: string;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    manager = await logInAs(testApp.app, 'manager');
    customer = await testApp.newCustomer();
    image = await upload(manager, await photo(400, 300).png().toBuffer(), 'package');
  });
  afterAll(() => testApp.stop());

  const newPackage = (changes: Partial<AddPackage> = {}): AddPackage => ({
    key: randomUUID(),
    name_en: 'Ramadan',
    name_ar: 'رمضان',
    tagline_en: 'From sunset on',
    tagline_ar: 'من الغروب',
    description_en: 'For the evenings of the month.',
    description_ar: 'لليالي الشهر.',
    highlights_en: ['Soup each day'],
    highlights_ar: ['شوربة كل يوم'],
    image,
    images: [{ url: image, alt_en: 'A laid table', alt_ar: 'سفرة' }],
    active: true,
    variants: [newVariant()],
    day_options: [
      { days: 10, discount_percent: 5 },
      { days: 5, discount_percent: 0 },
    ],
    vegetarian: false,
    meal_options: [2, 1],
    snack_options: [0, 1],
    delivery_preferences: ['except_friday', 'all_days'],
    ...changes,
  });
  const send = async (body: AddPackage) =>
    (await manager.get<{ package: StaffPackage }>('POST', 'packages', body)).package;
  const change = async (sold: StaffPackage, changes: Partial<ChangePackage>) => {
    const body = { ...packageChanges(sold), ...changes };
    return (await manager.get<{ package: StaffPackage }>('PUT', `packages/${sold.id}`, body))
      .package;
  };
  const refuse = (sold: StaffPackage, changes: object) =>
    manager.refused(422, 'PUT', `packages/${sold.id}`, { ...packageChanges(sold), ...changes });
  const listed = () => manager.get<{ items: StaffPackage[]; total: number }>('GET', 'packages');
  const home = async () => (await customer.ok<HomeResponse>('GET', 'home')).package_categories;
  const seen = (id: number) =>
    customer.ok<PackageCategoryResponse>('GET', `package-categories/${id}`);
  const auditOf = (id: number) =>
    testApp.context.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'package')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
  const elsewhere = () => createContentCache(testApp.context.db).now(testApp.context.db);

  it('are added once, however often they are sent, behind the others of the home page', async () => {
    const { total } = await listed();
    const body = newPackage({ name_en: '  Ramadan   nights ' });
    const [first, again] = await Promise.all([send(body), send(body)]);
    expect(again).toEqual(first);
    expect(await send(body)).toEqual(first);
    const { key: _key, variants, ...fields } = body;
    expect(first).toMatchObject({
      ...fields,
      name_en: 'Ramadan nights',
      variants,
      drawing: null,
      gallery_drawings: [],
      meal_options: [1, 2],
      delivery_preferences: ['all_days', 'except_friday'],
      day_options: [
        { days: 5, discount_percent: 0 },
        { days: 10, discount_percent: 5 },
      ],
      version: 1,
    });
    const after = await listed();
    expect(after.total).toBe(total + 1);
    expect(after.items.at(-1)).toEqual(first);
    expect(await auditOf(first.id)).toMatchObject([
      { action: 'package.added', before: null, after: { name_en: 'Ramadan nights', image } },
    ]);

    expect((await home()).at(-1)).toMatchObject({ id: first.id, image, price_from: '12.500' });
    expect((await elsewhere()).categories.at(-1)?.row.id).toBe(first.id);
    const { package_category: page, package_category_images: images } = await seen(first.id);
    expect(page).toMatchObject({ name_ar: 'رمضان', meal_options: [1, 2], day_options: [5, 10] });
    expect(images).toEqual([expect.objectContaining({ url: image, alt_ar: 'سفرة' })]);
  });

  it('are bought like the others, and paid orders stay as they were', async () => {
    const sold = await send(newPackage());
    const item = await customer.addPlan({ category: sold.id, meals: 2, snacks: 1, days: 5 });
    await customer.answerQuestions(item);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    await testApp.pay(customer, id);
    const bought = await customer.viewOrder(id);
    expect(bought).toMatchObject({ sub_total: '30.000' });
    const other = await upload(manager, await photo(40, 30, 9).png().toBuffer(), 'package');
    const variants = sold.variants.map((variant) => ({
      ...variant,
      name_en: 'Small',
      price_per_meal: '9.000',
    }));
    const changed = await change(sold, { variants, image: other, name_ar: 'ليالي رمضان' });
    expect(changed.version).toBe(2);
    expect((await home()).at(-1)).toMatchObject({ image: other, price_from: '45.000' });
    expect(await customer.viewOrder(id)).toEqual(bought);
    await tidyUp(testApp.context.db, new Date(TEST_NOW.getTime() + TWO_DAYS_MS));
    for (const url of [image, other]) {
      expect((await testApp.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('are on sale only where the menu fills each of their days', async () => {
    const large = newPackage({ snack_options: [5], meal_options: [5], active: false });
    const { items } = await manager.get<{ items: StaffDish[] }>(
      'GET',
      'dishes?per_page=100&kind=snack',
    );
    // Four snacks are left on Sundays: enough for the packages of the sample.
    const sunday = items.filter(({ weekdays }) => weekdays.includes(0)).slice(4);
    const emptied: StaffDish[] = [];
    for (const dish of sunday) {
      const weekdays = dish.weekdays.filter((day) => day !== 0);
      const body = { ...dishChanges(dish), weekdays };
      const answer = await manager.inject('PUT', `dishes/${dish.id}`, body);
      if (answer.statusCode === 200) emptied.push(dish);
    }
    const { errors } = await manager.refused(422, 'POST', 'packages', { ...large, active: true });
    expect(errors).toEqual({
      active: [
        'The menu has too few dishes for this package on Sunday. Add dishes first, or leave the package off sale.',
      ],
    });
    const sold = await send(large);
    expect((await home()).map(({ id }) => id)).not.toContain(sold.id);
    manager.locale = 'ar';
    expect((await refuse(sold, { active: true })).errors?.['active']?.[0]).toContain('الأحد');
    manager.locale = 'en';
    for (const dish of emptied) {
      const body = { ...dishChanges(dish), version: dish.version + 1 };
      await manager.get('PUT', `dishes/${dish.id}`, body);
    }
    expect((await change(sold, { active: true })).active).toBe(true);
  });

  it('get new variants behind those they have, and keep what plans count on', async () => {
    const sold = await send(newPackage());
    const [held] = sold.variants;
    const added = newVariant({ name_en: ' Large ', name_ar: 'كبيرة', price_per_meal: '3.000' });
    const both = { variants: [added, held!] };
    const changed = await change(sold, both);
    expect(changed.variants).toEqual([held, { ...added, name_en: 'Large' }]);
    // Sent again, after a lost answer.
    expect(await change(sold, both)).toEqual(changed);
    const ended = await change(changed, {
      variants: changed.variants.map((one, at) => ({ ...one, active: at === 1 })),
    });
    expect((await seen(sold.id)).package_category.variants.map(({ name_en }) => name_en)).toEqual([
      'Large',
    ]);
    const { errors } = await refuse(ended, {
      variants: ended.variants.map((variant) => ({ ...variant, meal_calories: 510 })),
    });
    expect(errors?.['variants']?.[0]).toMatch(/stays: plans that were bought/);
    const { items } = await listed();
    const ofAnother = newVariant({ key: items[0]!.variants[0]!.key });
    const stolen = await refuse(ended, { variants: [...ended.variants, ofAnother] });
    expect(Object.keys(stolen.errors ?? {})).toEqual(['variants']);
    expect((await listed()).items[0]).toEqual(items[0]);
  });

  it('of the sample get photos in any order, and can restore their drawings', async () => {
    const sample = (await listed()).items[0]!;
    expect(sample.drawing).toBe(sample.image);
    expect(sample.gallery_drawings).toEqual(sample.images);
    const shown = { url: image, alt_en: 'Our table', alt_ar: 'سفرتنا' };
    const images = [shown, sample.images[1]!];
    const changed = await change(sample, { image, images });
    expect(changed).toMatchObject({ image, images });
    const page = await seen(sample.id);
    expect(page.package_category_images.map(({ url }) => url)).toEqual(
      images.map(({ url }) => url),
    );
    const back = await change(changed, { image: sample.drawing!, images: sample.gallery_drawings });
    expect(back).toEqual({ ...sample, version: sample.version + 2 });

    const sold = await send(newPackage());
    for (const url of [sample.image, '/pictures/x.webp', 'https://evil.example/a.png']) {
      expect(Object.keys((await refuse(sold, { image: url })).errors ?? {})).toEqual(['image']);
      const gallery = { images: [{ ...shown, url }] };
      expect(Object.keys((await refuse(sold, gallery)).errors ?? {})).toEqual(['images']);
    }
    const { errors } = await refuse(sold, {
      image: sample.image,
      images: [{ ...shown, url: sample.image }],
      variants: [...sold.variants, newVariant({ meal_protein_g: 126 })],
    });
    expect(Object.keys(errors ?? {})).toEqual(['image', 'images', 'variants']);
  });

  it('store no hidden texts', async () => {
    const sold = await send(
      newPackage({
        highlights_en: [' Soup\u0000  each day '],
        images: [{ url: image, alt_en: '\u202eA table', alt_ar: 'سفرة  ' }],
      }),
    );
    expect(sold.highlights_en).toEqual(['Soup each day']);
    expect(sold.images).toEqual([{ url: image, alt_en: 'A table', alt_ar: 'سفرة' }]);
  });

  it.each<[string, Partial<Record<keyof AddPackage, unknown>>]>([
    ['key', { key: 'x' }],
    ['name_ar', { name_ar: ' ' }],
    ['highlights_ar', { highlights_ar: [' \u0000'] }],
    ['image', { image: '/images/packages/fit-pro.svg' }],
    ['images', { images: [] }],
    ['images', { images: [{ url: '/pictures/x.webp', alt_en: 'A', alt_ar: ' ' }] }],
    ['variants', { variants: [] }],
    ['variants', { variants: [newVariant({ name_ar: ' ' })] }],
    ['variants', { variants: [newVariant({ price_per_meal: '0.000' })] }],
    ['variants', { variants: [newVariant({ price_per_meal: '250.000' })] }],
    ['variants', { variants: [newVariant({ active: false })] }],
    ['variants', { variants: [newVariant({ meal_protein_g: 126 })] }],
    ['variants', { variants: [newVariant({ key: 'same' }), newVariant({ key: 'same' })] }],
    ['variants', { variants: [newVariant({ key: 'fit-pro-men' })] }],
    ['day_options', { day_options: [] }],
    ['meal_options', { meal_options: [0] }],
    ['meal_options', { meal_options: [] }],
    ['snack_options', { snack_options: [6] }],
    ['delivery_preferences', { delivery_preferences: [] }],
    ['delivery_preferences', { delivery_preferences: ['never'] }],
  ])('are refused at %s with %j, in the language of the staff', async (field, wrong) => {
    const { total } = await listed();
    const body = { ...newPackage(), ...wrong };
    const { errors } = await manager.refused(422, 'POST', 'packages', body);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    manager.locale = 'ar';
    const arabic = await manager.refused(422, 'POST', 'packages', body);
    expect(arabic.errors?.[field]?.[0]).toMatch(/[\u0600-\u06ff]/);
    expect((await listed()).total).toBe(total);
  });
});
