import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { growShop } from '../../__tests__/support/growShop.ts';
import { fillDatabase } from '../../__tests__/support/testDatabase.ts';
import { testConfig } from '../../__tests__/support/testApp.ts';
import { startCluster } from '../../scripts/checks/postgres.ts';
import { buildApp } from '../../server/app.ts';
import { createContentCache } from '../../server/cache/contentCache.ts';
import type { Db } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { SAMPLE_STAFF } from '../../server/seed/seedSampleStaff.ts';
import { addDays, kuwaitInstant, kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { MARKS_AT_MOST } from '../../src/contract/staff/deliveryDay.ts';
import { NUMBERS_AT_MOST } from '../../src/contract/staff/numbers.ts';
import { median, milliseconds } from './figures.ts';
import { writeTable } from './table.ts';

/** Subscriptions that are delivered on one day, in a shop with this many earlier orders. */
const ACTIVE = 10_000;
const SOLD = 40_000;
const REFUNDS = 2_000;
const PER_PAGE = 25;
const RUNS = 7;
const NOW = kuwaitInstant('2027-01-17', '12:00');
const DAY = kuwaitToday(NOW);

interface Call {
  readonly name: string;
  /** Below /api/staff. */
  readonly path: string;
}

/** Pages of the lists, also with a search or a filter that reads every row. */
const LISTS: readonly Call[] = [
  { name: 'GET orders', path: 'orders' },
  { name: 'GET orders, the last page', path: `orders?page=${SOLD / PER_PAGE}` },
  { name: 'GET orders, a name that all have', path: 'orders?search=sara' },
  { name: 'GET orders, a name that none has', path: 'orders?search=nobody' },
  { name: 'GET orders, a status that none has', path: 'orders?status=rejected' },
  { name: 'GET refunds', path: 'refunds' },
  { name: 'GET refunds, paid back', path: 'refunds?state=made' },
  { name: 'GET appointments', path: 'appointments' },
  { name: 'GET messages', path: 'messages' },
];

const DAYS_TO_FILL: readonly Call[] = [
  { name: 'GET plan-days', path: `plan-days?date=${DAY}` },
  { name: 'GET plan-days, a state that none has', path: `plan-days?date=${DAY}&state=open` },
];

/** For the longest period that is answered at once, the busy day included. */
const NUMBERS: readonly Call[] = ['deliveries', 'revenue', 'orders', 'renewals', 'dishes'].map(
  (name) => ({
    name: `GET numbers/${name}, ${NUMBERS_AT_MOST} days`,
    path: `numbers/${name}?from=${addDays(DAY, 1 - NUMBERS_AT_MOST)}&to=${DAY}`,
  }),
);

/** Some thousand refunds that are due. */
async function oweRefunds(db: Db): Promise<void> {
  await sql
    .raw(
      `insert into refunds (capture_id, amount_fils, due_at)
      select id, amount_fils, recorded_at from payment_captures
      where settles and order_id is not null order by id desc limit ${REFUNDS} on conflict do nothing`,
    )
    .execute(db);
}

/** A day for each, with three dishes, somewhere in the country. */
async function deliverToAll(db: Db): Promise<void> {
  const active = `(select id as item_id, row_number() over (order by id) as n from
    (select item.id from order_items as item join orders on orders.id = item.order_id
      where orders.paid_at is not null and orders.status = 'accepted'
      order by item.id limit ${ACTIVE}) as paid) as active`;
  const statements = [
    `update order_addresses set area_id = area.id, area_en = area.name_en, area_ar = area.name_ar
      from (select *, row_number() over (order by id) - 1 as turn from areas) as area
      where order_addresses.id % (select count(*) from areas) = turn`,
    `insert into order_days (order_item_id, date, status, order_address_id, planned_at,
        delivery_time_slot_id, slot_from, slot_to)
      select item_id, '${DAY}', 'scheduled', item_id, now(), 1,
        case when n % 2 = 0 then '06:00' else '16:00' end,
        case when n % 2 = 0 then '09:00' else '19:00' end
      from ${active}`,
    `insert into order_day_dishes (order_day_id, dish_id, kind, position, name_en, name_ar, image,
        calories, carbs_g, fat_g, protein_g, selected_by)
      select day.id, dish.id, dish.kind, place, dish.name_en, dish.name_ar, dish.image,
        dish.calories + 10 * (day.id % 3), dish.carbs_g, dish.fat_g, dish.protein_g, 'dietitian'
      from order_days as day, generate_series(0, 2) as place,
        (select *, row_number() over (order by id) - 1 as turn, count(*) over () as dishes
          from dishes) as dish
      where day.date = '${DAY}' and dish.turn = (day.id * 7 + place) % dish.dishes`,
    'vacuum analyze',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const cluster = await startCluster();
if (cluster === null) throw new Error('Install PostgreSQL: its programs were not found.');
const db = openPostgres(cluster.url);
const app = await buildApp({
  config: testConfig,
  db,
  content: createContentCache(db),
  clock: () => NOW,
  mailer: { destination: 'nowhere', send: () => Promise.resolve() },
  storefrontDir: null,
});
try {
  await fillDatabase(db);
  await growShop(db, SOLD, NOW);
  await deliverToAll(db);
  await oweRefunds(db);
  const cookie = await logIn('kitchen');
  const rows = [];
  for (const sheet of ['production', 'labels', 'deliveries']) {
    for (const format of ['', '.csv']) {
      const name = `${sheet}${format}`;
      rows.push(await timed(cookie, { name: `GET ${name}`, path: `days/${DAY}/${name}` }));
    }
  }
  rows.push(await timedMarks(cookie));
  const dietitian = await logIn('dietitian');
  for (const list of DAYS_TO_FILL) rows.push(await timed(dietitian, list));
  const manager = await logIn('manager');
  for (const list of [...LISTS, ...NUMBERS]) rows.push(await timed(manager, list));
  writeTable('bench:kitchen', [
    [`${ACTIVE.toLocaleString('en')} deliveries of a day`, 'median', 'longest', 'size'],
    ...rows,
  ]);
  console.log(`load of the machine meanwhile: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await app.close();
  await db.destroy();
  cluster.stop();
}

async function logIn(role: 'kitchen' | 'manager' | 'dietitian'): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/staff/login',
    payload: { email: `${role}@mizan.example`, password: SAMPLE_STAFF.password },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function timed(cookie: string, { name, path }: Call): Promise<string[]> {
  const took: number[] = [];
  let size = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const answer = await app.inject({
      url: `/api/staff/${path}`,
      headers: { cookie, 'accept-encoding': 'gzip' },
    });
    took.push(performance.now() - started);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    size = answer.rawPayload.length;
  }
  return rowOf(name, took, `${Math.round(size / 1000)} KB`);
}

/** Each time others, so that each changes something. */
async function timedMarks(cookie: string): Promise<string[]> {
  const days = await db.selectFrom('order_days').select('id').where('date', '=', DAY).execute();
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const order_day_ids = days
      .slice(run * MARKS_AT_MOST, (run + 1) * MARKS_AT_MOST)
      .map(({ id }) => id);
    const started = performance.now();
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/staff/days/${DAY}/deliveries`,
      headers: { cookie },
      payload: { order_day_ids, outcome: 'delivered' },
    });
    took.push(performance.now() - started);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return rowOf(`PUT deliveries, ${MARKS_AT_MOST.toLocaleString('en')} at once`, took, '');
}

function rowOf(name: string, took: readonly number[], size: string): string[] {
  return [name, milliseconds(median(took)), milliseconds(Math.max(...took)), size];
}
