import { sql, type ControlledTransaction } from 'kysely';
import type { Db } from '../../../../server/db/database.ts';
import type { Database } from '../../../../server/db/schema.ts';
import { kuwaitInstant } from '../../../../src/contract/kuwaitTime.ts';
import type { SubscriptionDetails } from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { logInAs } from '../../../support/staffClient.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import type { TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

/** The days of a plan, and the one that its next delivery would have. */
const [FIRST, SECOND, NEXT] = ['2027-01-17', '2027-01-18', '2027-01-22'];
const size = { meals: 2, snacks: 1, days: 5, startDate: FIRST };

describeOnDatabases('a day that is being closed', (database) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await db().deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
    customer = await testApp.newCustomer();
  });
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;

  async function buy(): Promise<SubscriptionDetails> {
    const { id } = await customer.order(size);
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  const close = (trx: Db, date: string) =>
    trx
      .insertInto('closed_days')
      .values({ date, kind: 'kitchen', name_en: 'Eid', name_ar: 'عيد' })
      .execute();

  /** The transaction that closes a day stays open until the request waits for it, or has passed it. */
  async function whileClosing<T>(date: string, ask: () => Promise<T>): Promise<T> {
    // The embedded database has one connection, so one transaction follows the other.
    if (database === 'pglite') {
      await close(db(), date);
      return ask();
    }
    const closing = await db().startTransaction().execute();
    await close(closing, date);
    const asked = ask();
    await Promise.race([asked, someoneWaits(closing)]);
    await closing.commit().execute();
    return asked;
  }

  async function someoneWaits(closing: ControlledTransaction<Database>): Promise<void> {
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_locks where not granted`.execute(closing);
      waiting = rows[0]?.count ?? 0;
    }
  }

  const deliveriesOf = ({ items }: SubscriptionDetails) =>
    items
      .flatMap(({ schedule }) => schedule)
      .filter(({ status }) => status === 'scheduled')
      .map(({ date }) => date);

  it('is in no plan that is ordered in that moment', async () => {
    const cart = await customer.fillCart(size);
    const order = await whileClosing(SECOND, () => customer.orderCart(cart.id));
    expect(deliveriesOf(order)).toEqual([FIRST, '2027-01-19', '2027-01-20', '2027-01-21', NEXT]);
  });

  it('gets no delivery that is skipped in that moment', async () => {
    const order = await buy();
    const day = order.items[0]!.schedule[1]!;
    await whileClosing(NEXT, () =>
      customer.ok('PUT', `subscriptions/${order.id}/days/${day.id}/skip`),
    );
    expect(deliveriesOf(await customer.viewOrder(order.id)).at(-1)).toBe('2027-01-23');
  });

  it('is not taken back in that moment', async () => {
    const order = await buy();
    const path = `subscriptions/${order.id}/days/${order.items[0]!.schedule[1]!.id}/skip`;
    await customer.ok('PUT', path);
    const { status } = await whileClosing(SECOND, () => customer.call('DELETE', path));
    expect(status).toBe(false);
    expect(deliveriesOf(await customer.viewOrder(order.id))).not.toContain(SECOND);
  });

  it('gets no frozen or restored delivery in that moment', async () => {
    const order = await buy();
    const path = `subscriptions/${order.id}/items/${order.items[0]!.id}/freeze`;
    const period = { from: FIRST, until: SECOND };
    await whileClosing(NEXT, () => customer.ok('PUT', path, period));
    const frozen = deliveriesOf(await customer.viewOrder(order.id));
    expect(frozen.slice(-2)).toEqual(['2027-01-23', '2027-01-24']);
    await whileClosing(SECOND, () => customer.ok('DELETE', path));
    expect(deliveriesOf(await customer.viewOrder(order.id))).not.toContain(SECOND);
  });

  it('makes up for no delivery that fails in that moment', async () => {
    const order = await buy();
    testApp.setNow(kuwaitInstant(FIRST, '12:00'));
    const kitchen = await logInAs(testApp.app, 'kitchen');
    const failed = { outcome: 'failed', reason: 'kitchen' };
    await whileClosing(NEXT, () =>
      kitchen.get('PUT', `days/${FIRST}/deliveries`, {
        order_day_ids: [order.items[0]!.schedule[0]!.id],
        ...failed,
      }),
    );
    expect(deliveriesOf(await customer.viewOrder(order.id)).at(-1)).toBe('2027-01-23');
  });
});
