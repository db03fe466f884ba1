import { sql } from 'kysely';
import type { Db } from '../../server/db/database.ts';

/** Above the ids of the sample kitchen. */
const FIRST = 1_000_000;
const ORDERS_OF_A_CUSTOMER = 4;
const DAYS_OF_AN_ORDER = 5;

/** The rows of a shop that has been selling for two years, with this many orders, and its statistics. */
export async function growShop(db: Db, orders: number, now: Date): Promise<void> {
  for (const statement of grow(orders, now)) await sql.raw(statement).execute(db);
}

const IDENTITIES = [
  'customers',
  'addresses',
  'carts',
  'cart_items',
  'questionnaires',
  'orders',
  'order_addresses',
  'order_items',
  'order_days',
  'plan_changes',
  'appointments',
  'payment_attempts',
  'payment_captures',
];

/** `n` counts what is made: customers, orders or appointments. */
function grow(orders: number, now: Date): string[] {
  const customers = Math.max(2, Math.floor(orders / ORDERS_OF_A_CUSTOMER));
  const appointments = Math.floor(orders / 10);
  const at = `timestamptz '${now.toISOString()}'`;
  const each = (count: number) => `from generate_series(1, ${count}) as n`;
  const id = `${FIRST} + n`;
  const buyer = `${FIRST} + 1 + (n - 1) % ${customers}`;
  const boughtAt = `(${at} - interval '10 days' - interval '730 days' * ((${orders} - n)::float8 / ${orders}))`;
  const isLapsed = 'n % 20 = 0';
  const isOpen = 'n % 1000 = 1';
  const isPaid = `not (${isLapsed} or ${isOpen})`;
  const start = `(case when ${isOpen} then ${at} + interval '20 days' else ${boughtAt} + interval '3 days' end)::date`;
  const isChosen = 'n % 4 = 0';
  const chosen = `${each(orders)}, generate_series(0, ${DAYS_OF_AN_ORDER - 1}) as day,
    (select *, row_number() over (order by id) as turn from dishes order by id limit 3) as dish
    where ${isChosen}`;
  const plan = `2, 1, ${DAYS_OF_AN_ORDER}`;
  const answers = `30, 170, 70, 'moderate'`;
  return [
    `insert into customers (id, first_name, last_name, email, phone, password_hash,
        terms_accepted_at, created_at, deleted_at)
      select ${id}, 'Sara', 'Al-Ali', 'grown' || n || '@example.com', '+96550000000', '-',
        ${at} - interval '740 days', ${at} - interval '740 days',
        case when n % 1000 = 0 then ${at} - interval '100 days' end
      ${each(customers)}`,
    `insert into sessions (token_hash, customer_id, created_at, last_used_at, expires_at)
      select md5('session' || n), ${id}, ${at}, ${at}, ${at} + interval '15 days' ${each(customers)}`,
    `insert into known_addresses (customer_id, address_hash, last_used_at)
      select ${id}, md5('address' || n), ${at} ${each(customers)}`,
    `insert into addresses (id, customer_id, location, area_id, block, street, house_building, created_at)
      select ${id}, ${id}, 'home', (select min(id) from areas), '4', 'Salem', '12', ${at}
      ${each(customers)}`,
    `insert into health_consents (customer_id, text_version, language, given_at, withdrawn_at)
      select ${id}, '1', 'en', ${at}, case when n % 100 = 0 then ${at} end ${each(customers)}`,
    `insert into account_mails (customer_id, kind, email, language, created_at, expires_at)
      select ${id}, 'password_changed', 'grown' || n || '@example.com', 'en', ${at}, ${at} + interval '7 days'
      ${each(customers)} where n % 20 = 0`,
    `insert into password_resets (customer_id, token_hash, expires_at)
      select ${id}, md5('reset' || n), ${at} + interval '1 day' ${each(customers)} where n % 100 = 0`,
    `insert into mail_opt_outs (customer_id, kind, switched_off_at)
      select ${id}, 'renewal', ${at} ${each(customers)} where n % 20 = 0`,
    `insert into mail_switches (token_hash, customer_id, kind, expires_at)
      select md5('switch' || n), ${id}, 'renewal', ${at} + interval '90 days' ${each(customers)}`,
    `insert into contact_messages (language, name, email, subject, message, created_at, customer_id)
      select 'en', 'Sara', 'grown' || n || '@example.com', 'Hello', 'How are you?', ${at}, ${id}
      ${each(customers)} where n % 20 = 0`,
    `insert into rate_limits (key, window_ends_at, count)
      select 'grown:' || n, ${at} + interval '1 day', 1 ${each(customers)} where n % 20 = 0`,
    `insert into carts (id, customer_id, status, address_id, created_at)
      select ${id}, ${buyer}, 'ordered', ${buyer}, ${boughtAt} ${each(orders)}`,
    `insert into carts (customer_id, created_at)
      select ${id}, ${at} ${each(customers)} where n % 10 = 0`,
    `insert into cart_items (id, cart_id, variant_id, meals, snacks, days, start_date,
        delivery_preference, delivery_time_slot_id, quantity, meals_selected_by, created_at)
      select ${id}, ${id}, (select min(id) from package_variants), ${plan}, ${start}, 'all_days',
        (select min(id) from delivery_time_slots), 1,
        case when ${isChosen} then 'customer' else 'dietitian' end, ${boughtAt}
      ${each(orders)}`,
    `insert into cart_item_dishes (cart_item_id, date, dish_id, position)
      select ${id}, ${start} + day, dish.id, dish.turn ${chosen}`,
    `insert into questionnaires (id, customer_id, cart_item_id, medical_condition,
        no_dislikes_allergies, age, height, weight, activity_level, saved_at)
      select ${id}, ${buyer}, ${id}, false, true, ${answers}, ${boughtAt} ${each(orders)}`,
    `insert into orders (id, customer_id, cart_id, language, status, customer_name, customer_email,
        sub_total_fils, delivery_fils, discount_fils, coupon_discount_fils, grand_total_fils,
        start_date, end_date, created_at, paid_at, closed_at, closed_reason)
      select ${id}, ${buyer}, ${id}, 'en',
        case when ${isLapsed} then 'failed' when ${isOpen} then 'pending' else 'accepted' end,
        'Sara Al-Ali', 'sara@example.com', 50000, 0, 0, 0, 50000, ${start}, ${start} + 6, ${boughtAt},
        case when ${isPaid} then ${boughtAt} end, case when ${isLapsed} then ${boughtAt} end,
        case when ${isLapsed} then 'lapsed' end
      ${each(orders)}`,
    `insert into order_addresses (id, order_id, address_id, location, gov_id, governorate_en,
        governorate_ar, area_id, area_en, area_ar, block, street, house_building)
      select ${id}, ${id}, ${buyer}, 'home', 1, 'Capital', 'العاصمة', 1, 'Dasma', 'الدسمة', '4', 'Salem', '12'
      ${each(orders)}`,
    // Customers who withdrew their consent have no answers left.
    `insert into order_items (id, order_id, package_category_id, product_en, product_ar, variant_id,
        variant_en, variant_ar, image, meals, snacks, days, quantity, unit_price_fils, total_fils,
        start_date, end_date, delivery_preference, delivery_time_slot_id, slot_from, slot_to,
        meals_selected_by, age, vegetarian, meal_calories, meal_protein_g, snack_calories,
        snack_protein_g)
      select ${id}, ${id}, 1, 'Balanced', 'متوازن', 1, 'Small', 'صغير', '/images/plan.svg', ${plan}, 1,
        50000, 50000, ${start}, ${start} + 6, 'all_days', 1, '08:00', '10:00',
        case when ${isChosen} then 'customer' else 'dietitian' end,
        case when (1 + (n - 1) % ${customers}) % 100 <> 0 then 30 end, false, 475, 35, 185, 10
      ${each(orders)}`,
    `insert into order_item_avoidances (order_item_id, kind, source_id, name_en, name_ar)
      select ${id}, 'allergen', 1, 'Gluten', 'غلوتين' ${each(orders)} where ${isChosen}`,
    `insert into order_days (id, order_item_id, date, status, order_address_id,
        delivery_time_slot_id, slot_from, slot_to)
      select ${FIRST} + (n - 1) * ${DAYS_OF_AN_ORDER} + day + 1, ${id}, ${start} + day, 'delivered', ${id},
        1, '08:00', '10:00'
      ${each(orders)}, generate_series(0, ${DAYS_OF_AN_ORDER - 1}) as day`,
    `insert into order_day_dishes (order_day_id, dish_id, kind, position, name_en, name_ar, image,
        calories, carbs_g, fat_g, protein_g, selected_by)
      select ${FIRST} + (n - 1) * ${DAYS_OF_AN_ORDER} + day + 1, dish.id, dish.kind, dish.turn,
        dish.name_en, dish.name_ar, dish.image, dish.calories, dish.carbs_g, dish.fat_g, dish.protein_g,
        'customer'
      ${chosen}`,
    `insert into plan_changes (id, order_item_id, date, kind, language, changed_at)
      select ${id}, ${id}, ${start}, 'meals', 'en', ${boughtAt} ${each(orders)} where ${isChosen}`,
    `insert into plan_freezes (order_item_id, from_date, until_date, language)
      select ${id}, ${start} + 2, ${start} + 9, 'en' ${each(orders)} where n % 20 = 7`,
    `insert into plan_change_dishes (plan_change_id, dish_id, added, name_en, name_ar)
      select ${id}, 1, true, 'Salad', 'سلطة' ${each(orders)} where ${isChosen}`,
    `insert into choice_reminders (order_id, date) select ${id}, ${start} + 4 ${each(orders)} where ${isChosen}`,
    `insert into voucher_uses (voucher_id, customer_id, used_at, order_id, once_per_customer)
      select (select min(id) from vouchers), ${buyer}, ${boughtAt}, ${id}, false
      ${each(orders)} where n % 10 = 3`,
    `insert into appointments (id, customer_id, dietitian_id, language, status, date, time, fee_fils,
        comments, customer_name, email, created_at, held_since, held_until, paid_at)
      select ${id}, ${FIRST} + 1 + n % ${customers}, 1 + n % 2, 'en', 'accepted',
        ${at}::date - 1 - n / 32,
        to_char(time '08:00' + interval '30 minutes' * (n / 2 % 16), 'HH24:MI'), 15000, 'Hello',
        'Sara Al-Ali', 'sara@example.com', ${at} - interval '5 days', ${at} - interval '5 days',
        ${at} - interval '5 days', ${at} - interval '5 days'
      ${each(appointments)}`,
    attempts(`${id}, ${id}, null::int, 1, 'grown-order-' || n, case when ${isLapsed} then 'failed'
      else 'captured' end, ${boughtAt} ${each(orders)} where not ${isOpen}`),
    attempts(`${FIRST + orders} + n, null::int, ${id}, 1, 'grown-appointment-' || n, 'captured',
      ${at} - interval '5 days' ${each(appointments)}`),
    captures(`${id}, null::int, ${id}, ${boughtAt} ${each(orders)} where ${isPaid}`),
    captures(
      `null::int, ${id}, ${FIRST + orders} + n, ${at} - interval '5 days' ${each(appointments)}`,
    ),
    `insert into refunds (capture_id, amount_fils, due_at, refunded_at, reference)
      select id, amount_fils, recorded_at, recorded_at, 'R' || id from payment_captures
      where attempt_id % 500 = 7`,
    `insert into plan_stops (order_item_id, stopped_at, from_date, days, amount_fils, language)
      select ${id}, ${boughtAt}, ${start} + 3, 4, 20000, 'en' ${each(orders)} where n % 20 = 9`,
    ...IDENTITIES.map(
      (table) =>
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    ),
    'analyze',
  ];
}

const attempts = (rows: string) =>
  `insert into payment_attempts (id, order_id, appointment_id, number, reference, status, created_at,
      source, amount_fils)
    select *, 'relay', 50000 from (select ${rows}) as made`;

const captures = (rows: string) =>
  `insert into payment_captures (order_id, appointment_id, attempt_id, recorded_at, paid_on,
      payment_type, amount_fils, settles)
    select *, recorded_at, 'KNET', 50000, true
    from (select ${rows}) as made (order_id, appointment_id, attempt_id, recorded_at)`;
