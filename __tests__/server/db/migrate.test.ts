import { sql } from 'kysely';
import { brokenUniqueConstraint } from '../../../server/db/database.ts';
import { migrate, migratorOf } from '../../../server/db/migrate.ts';
import { seed } from '../../../server/seed/seed.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { createTestDatabase, describeOnDatabases } from '../../support/testDatabase.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';

describeOnDatabases('the database', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.drop());

  it('is brought up to date once, however many processes start', async () => {
    await Promise.all([migrate(database.db), migrate(database.db)]);
    await migrate(database.db);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      '0001_kitchen',
      '0002_orders',
      '0003_account',
      '0004_appointments',
      '0005_appointments_by_name',
      '0006_portions',
      '0007_reported_charges',
      '0008_changed_orders',
      '0009_captures',
      '0010_refunds',
      '0011_doors',
      '0012_account_mails',
      '0013_encrypted_civil_ids',
      '0014_privacy',
      '0015_attempts_by_time',
      '0016_content_version',
      '0017_indexes_for_growth',
      '0018_planned_days',
      '0019_problem_reports',
      '0020_plan_changes',
      '0021_skipped_days',
      '0022_plan_freezes',
      '0023_renewals',
      '0024_moved_appointments',
      '0025_changed_deliveries',
      '0026_stopped_plans',
      '0027_mail_choices',
      '0028_staff',
      '0029_failed_deliveries',
      '0031_dietitian_days_off',
      '0034_answered_messages',
      '0035_maintenance',
      '0036_managed_vouchers',
      '0037_decided_orders',
      '0038_managed_delivery',
      '0039_catalogue',
      '0040_managed_site_content',
      '0041_refunded_days',
      '0042_numbers',
      '0043_dietitians_changes',
      '0044_pictures',
      '0045_closed_promised_days',
      '0046_drawings',
      '0047_answers_left',
      '0048_civil_id_keys',
    ]);
  });

  it('is filled once, however many processes start', async () => {
    const fill = () => seed(database.db, TEST_NOW, { sampleCustomer: true });
    expect((await Promise.all([fill(), fill()])).sort()).toEqual([false, true]);
    const customers = await database.db.selectFrom('customers').select('email').execute();
    expect(customers).toEqual([{ email: 'noura@example.com' }]);
  });

  it('returns days as text, and whole and decimal numbers as numbers', async () => {
    const { rows } = await sql`
      select '2027-01-20'::date as day, 7::int8 as whole, 70.5::numeric(4, 1) as decimal,
        '2027-01-20T10:00:00Z'::timestamptz as instant, '[1, 2]'::jsonb as list
    `.execute(database.db);
    expect(rows).toEqual([
      {
        day: '2027-01-20',
        whole: 7,
        decimal: 70.5,
        instant: new Date('2027-01-20T10:00:00Z'),
        list: [1, 2],
      },
    ]);
  });

  it('names the constraint that was broken', async () => {
    const again = database.db
      .insertInto('settings')
      .values({ id: 1, delivery_fee_fils: 0, free_delivery_from_fils: 0 });
    const failure: unknown = await again.execute().catch((error: unknown) => error);
    expect(brokenUniqueConstraint(failure)).toBe('settings_pkey');
    expect(brokenUniqueConstraint(new Error('other'))).toBeNull();
    expect(brokenUniqueConstraint(null)).toBeNull();
  });

  it('keeps paid appointments and refunds when the bookings get their new name', async () => {
    const old = await createTestDatabase(kind);
    await migratorOf(old.db).migrateTo('0004_appointments');
    for (const statement of BEFORE_0005) await sql.raw(statement).execute(old.db);
    await migrate(old.db);
    const appointments = old.db.selectFrom('appointments').selectAll();
    const appointment = await appointments.executeTakeFirstOrThrow();
    expect(appointment).toMatchObject({ id: 20001, status: 'received', date: '2027-01-20' });
    const attempt = await old.db.selectFrom('payment_attempts').selectAll().executeTakeFirst();
    expect(attempt).toMatchObject({ appointment_id: 20001, flag: 'appointment_closed' });
    const capture = await old.db.selectFrom('payment_captures').selectAll().executeTakeFirst();
    expect(capture).toMatchObject({ appointment_id: 20001, refund_reason: 'appointment_closed' });
    const refund = await old.db.selectFrom('refunds').selectAll().executeTakeFirst();
    const { id, amount_fils, recorded_at } = capture!;
    expect(refund).toMatchObject({ id, capture_id: id, amount_fils, due_at: recorded_at });
    const again = old.db
      .insertInto('appointments')
      .values({ ...appointment, id: 1 })
      .execute();
    const failure: unknown = await again.catch((error: unknown) => error);
    expect(brokenUniqueConstraint(failure)).toMatch(/^appointments_(slot|customer)$/);
    const { rows } = await sql`
      select relname as name from pg_class where relname like 'appointment_bookings%'
      union select conname from pg_constraint where conname like '%booking%'`.execute(old.db);
    expect(rows).toEqual([]);
    await old.drop();
  });

  it('shares out the promise of a full day, and keeps that of earlier orders', async () => {
    const old = await createTestDatabase(kind);
    await migratorOf(old.db).migrateTo('0005_appointments_by_name');
    for (const statement of BEFORE_0006) await sql.raw(statement).execute(old.db);
    await migrate(old.db);
    const variants = old.db.selectFrom('package_variants').selectAll();
    const { meal_calories, meal_protein_g, snack_calories, snack_protein_g } =
      await variants.executeTakeFirstOrThrow();
    expect([meal_calories, meal_protein_g]).toEqual([560, 42]);
    expect([snack_calories, snack_protein_g]).toEqual([160, 12]);
    const category = await old.db.selectFrom('package_categories').selectAll().executeTakeFirst();
    expect(category).toMatchObject({
      vegetarian: false,
      delivery_preferences: ['all_days', 'except_friday', 'except_friday_saturday'],
    });
    const item = await old.db.selectFrom('order_items').selectAll().executeTakeFirst();
    expect(item).toMatchObject({ meals: 3, daily_calories: null, daily_protein_g: null });
    await old.drop();
  });

  it('says of the orders that were closed before why they were', async () => {
    const old = await createTestDatabase(kind);
    await migratorOf(old.db).migrateTo('0005_appointments_by_name');
    for (const statement of BEFORE_0008) await sql.raw(statement).execute(old.db);
    await migrate(old.db);
    const orders = old.db.selectFrom('orders').select(['id', 'closed_reason']).orderBy('id');
    expect(await orders.execute()).toEqual([
      { id: 10001, closed_reason: 'lapsed' },
      { id: 10002, closed_reason: null },
    ]);
    await old.drop();
  });

  it('knows the drawings of the sample, also where a photo replaces them', async () => {
    const old = await createTestDatabase(kind);
    await migratorOf(old.db).migrateTo('0044_pictures');
    for (const statement of BEFORE_0046) await sql.raw(statement).execute(old.db);
    await migrate(old.db);
    const dishes = old.db.selectFrom('dishes').select(['key', 'drawing']).orderBy('id');
    expect(await dishes.execute()).toEqual([
      { key: 'hummus', drawing: '/images/dishes/hummus.svg' },
      { key: 'fattoush', drawing: '/images/dishes/fattoush.svg' },
      { key: '3f1e0d6a-52c4-4c41-9f7e-0a6d2b9b7c11', drawing: null },
    ]);
    const packages = old.db
      .selectFrom('package_categories')
      .select(['drawing', 'gallery_drawings']);
    expect(await packages.execute()).toEqual([
      {
        drawing: '/images/packages/fit.svg',
        gallery_drawings: [
          { url: '/images/gallery/box.svg', alt_en: 'Box', alt_ar: 'علبة' },
          { url: '/images/gallery/table.svg', alt_en: 'Table', alt_ar: 'سفرة' },
        ],
      },
    ]);
    await old.drop();
  });
});

/** A package whose full day of three meals and two snacks has 150 g of protein, and an order. */
const BEFORE_0006 = [
  `insert into package_categories (key, name_en, name_ar, tagline_en, tagline_ar, description_en,
      description_ar, highlights_en, highlights_ar, image, meal_options, snack_options, position)
    values ('fit', '-', '-', '-', '-', '-', '-', '[]', '[]', '-', '[1, 2, 3]', '[0, 1, 2]', 1)`,
  `insert into package_variants (package_category_id, key, name_en, name_ar, protein_g,
      calories_from, calories_to, price_per_meal_fils, price_per_snack_fils, position)
    values (1, 'men', '-', '-', 150, 1800, 2200, 2750, 1000, 1)`,
  `insert into customers (first_name, last_name, email, password_hash, terms_accepted_at, created_at)
    values ('Noura', 'Al-Salem', 'noura@example.com', '-', now(), now())`,
  `insert into carts (customer_id, status, created_at) values (1, 'ordered', now())`,
  `insert into orders (customer_id, cart_id, language, status, customer_name, customer_email,
      sub_total_fils, delivery_fils, discount_fils, coupon_discount_fils, grand_total_fils,
      start_date, end_date, created_at)
    values (1, 1, 'en', 'pending', '-', '-', 1000, 0, 0, 0, 1000, '2027-01-20', '2027-01-20', now())`,
  `insert into order_items (order_id, package_category_id, product_en, product_ar, variant_id,
      variant_en, variant_ar, image, meals, snacks, days, quantity, unit_price_fils, total_fils,
      start_date, end_date, delivery_preference, delivery_time_slot_id, slot_from, slot_to,
      meals_selected_by, age, height, weight, activity_level)
    values (10001, 1, '-', '-', 1, 'Men, 150 g protein', '-', '-', 3, 2, 1, 1, 1000, 1000,
      '2027-01-20', '2027-01-20', 'all_days', 1, '06:00', '09:00', 'dietitian', 30, 170, 70, 'light')`,
];

/** A paid appointment whose payment was captured a second time after it was closed. */
const BEFORE_0005 = [
  `insert into customers (first_name, last_name, email, password_hash, terms_accepted_at, created_at)
    values ('Noura', 'Al-Salem', 'noura@example.com', '-', now(), now())`,
  `insert into dietitians (key, name_en, name_ar, title_en, title_ar, bio_en, bio_ar, place_en,
      place_ar, image, fee_fils, position)
    values ('noura', '-', '-', '-', '-', '-', '-', '-', '-', '-', 15000, 1)`,
  `insert into appointment_bookings (customer_id, dietitian_id, language, status, date, time,
      fee_fils, comments, customer_name, email, created_at, held_since, held_until, paid_at)
    values (1, 1, 'en', 'received', '2027-01-20', '10:00', 15000, '-', '-', '-', now(), now(), now(),
      now())`,
  `insert into payment_attempts (booking_id, number, reference, source, amount_fils, status, flag,
      created_at)
    values (20001, 1, 'APT-20001-1-0a1b2c3d', 'relay', 15000, 'captured', 'booking_closed', now())`,
  `insert into payment_captures (booking_id, attempt_id, transaction_key, settles, refund_reason,
      recorded_at)
    values (20001, 1, '-', false, 'booking_closed', now())`,
];

/** An abandoned order, and one that waits for its payment. */
const BEFORE_0008 = [
  ...BEFORE_0005.slice(0, 1),
  `insert into carts (customer_id, status, created_at) values (1, 'ordered', now()), (1, 'ordered', now())`,
  `insert into orders (customer_id, cart_id, language, status, customer_name, customer_email,
      sub_total_fils, delivery_fils, discount_fils, coupon_discount_fils, grand_total_fils,
      start_date, end_date, created_at, closed_at)
    values (1, 1, 'en', 'failed', '-', '-', 0, 0, 0, 0, 0, '2027-01-20', '2027-01-24', now(), now()),
      (1, 2, 'en', 'pending', '-', '-', 0, 0, 0, 0, 0, '2027-01-20', '2027-01-24', now(), null)`,
];

/** Dishes with a drawing, with a photo in its place, and added with a photo; a package with two drawings. */
const BEFORE_0046 = [
  ...[
    ['hummus', '/images/dishes/hummus.svg'],
    ['fattoush', '/pictures/0123456789abcdef0123456789abcdef.webp'],
    ['3f1e0d6a-52c4-4c41-9f7e-0a6d2b9b7c11', '/pictures/0123456789abcdef0123456789abcdef.webp'],
  ].map(
    ([key, image]) => `insert into dishes (key, kind, name_en, name_ar, description_en,
      description_ar, image, calories, carbs_g, fat_g, protein_g, weekdays, position)
    values ('${key}', 'snack', '-', '-', '-', '-', '${image}', 1, 1, 1, 1, '[]', 1)`,
  ),
  `insert into package_categories (key, name_en, name_ar, tagline_en, tagline_ar, description_en,
      description_ar, highlights_en, highlights_ar, image, meal_options, snack_options, position,
      delivery_preferences)
    values ('fit', '-', '-', '-', '-', '-', '-', '[]', '[]', '/images/packages/fit.svg', '[1]', '[0]', 1,
      '["all_days"]')`,
  `insert into package_category_images (package_category_id, url, alt_en, alt_ar, position)
    values (1, '/images/gallery/table.svg', 'Table', 'سفرة', 2),
      (1, '/images/gallery/box.svg', 'Box', 'علبة', 1),
      (1, 'https://elsewhere.example/a.jpg', '-', '-', 3)`,
];
