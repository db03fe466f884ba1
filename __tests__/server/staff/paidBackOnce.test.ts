import fc from 'fast-check';
import { recordRefunded, RefundRefused } from '../../../server/domain/refunds.ts';
import { kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const SCHEDULES = 10;
/** One takes as long as five of orders, so MODEL_SCHEDULES is divided by this. */
const SHARE = 5;
const MINUTES_AT_MOST = 5;
const minuteAfter = (instant: Date) => new Date(instant.getTime() + 60_000);
const FIRST_DAY = '2027-01-17';
/** Some days are in preparation: a stopped plan still has deliveries, which can be rejected. */
const DAY_BEFORE = kuwaitInstant('2027-01-16', '09:00');

const pick = fc.nat({ max: 9 });
const name = fc.constantFrom('A', 'B');
const act = fc.oneof(
  fc.record({ kind: fc.constant('stop' as const), pick }),
  fc.record({ kind: fc.constant('reject' as const), name }),
  fc.record({ kind: fc.constant('accept' as const) }),
  fc.record({ kind: fc.constant('record' as const), pick, name }),
  fc.record({ kind: fc.constant('command' as const), pick, name }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
/** Concurrent requests, several rounds of them. */
const turns = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), {
  minLength: 2,
  maxLength: 5,
});
const orders = fc.record({ plans: fc.integer({ min: 1, max: 2 }), twice: fc.boolean(), turns });

describeOnDatabases('money is paid back once', (database) => {
  let testApp: PaymentTestApp;
  let service: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterAll(() => testApp.stop());

  const db = () => testApp.context.db;

  async function buy(plans: number, twice: boolean) {
    await db().deleteFrom('rate_limits').execute();
    await db().updateTable('enquiry_slots').set({ used_at: null }).execute();
    const customer = await signUp(testApp.app, `once${(customers += 1)}@example.com`);
    for (let plan = 0; plan < plans; plan += 1) {
      await customer.fillCart({ days: 5, startDate: FIRST_DAY });
    }
    const { id } = await customer.orderCart((await customer.cart()).id);
    await testApp.pay(customer, id, twice ? { scenario: 'captured-twice' } : {});
    testApp.setNow(minuteAfter(TEST_NOW));
    await testApp.runJobs();
    return { customer, id };
  }

  const refundsOf = (id: number) =>
    db()
      .selectFrom('refunds')
      .innerJoin('payment_captures as capture', 'capture.id', 'capture_id')
      .select(['refunds.id', 'capture_id', 'refunds.amount_fils', 'refunded_at', 'reference'])
      .select(['capture.amount_fils as captured', 'capture.settles'])
      .where('capture.order_id', '=', id)
      .orderBy('refunds.id')
      .execute();

  async function stop(customer: TestCustomer, id: number, turn: number) {
    const { items } = await customer.viewOrder(id);
    const path = `subscriptions/${id}/items/${items[turn % items.length]!.id}/stop`;
    const offer = await customer.call<StopOffer>('GET', path);
    if (!offer.status) return;
    const { code } = await customer.call('PUT', path, { amount: offer.response.amount });
    expect([200, 409]).toContain(code);
  }

  async function staff(path: string, body: object = {}) {
    const { statusCode } = await service.inject('POST', path, body);
    expect([200, 404, 409]).toContain(statusCode);
  }

  async function perform(customer: TestCustomer, id: number, asked: Act): Promise<void> {
    if (asked.kind === 'stop') return stop(customer, id, asked.pick);
    if (asked.kind === 'reject') return staff(`orders/${id}/reject`, { reason: asked.name });
    if (asked.kind === 'accept') return staff(`orders/${id}/accept`);
    const refunds = await refundsOf(id);
    const refund = refunds[asked.pick % Math.max(1, refunds.length)]?.id ?? 999_999;
    const { name: reference } = asked;
    if (asked.kind === 'record') return staff(`refunds/${refund}/record`, { reference });
    const at = testApp.context.clock();
    const failure = await recordRefunded(db(), refund, { at, reference }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure === null || failure instanceof RefundRefused).toBe(true);
  }

  /** Invariants of an order's money, whatever has run concurrently. */
  async function check(id: number, known: ReadonlyMap<number, string>) {
    const refunds = await refundsOf(id);
    const sums = new Map<number, number>();
    for (const { capture_id, amount_fils, captured } of refunds) {
      const sum = (sums.get(capture_id) ?? 0) + (amount_fils ?? 0);
      expect(sum).toBeLessThanOrEqual(captured ?? 0);
      sums.set(capture_id, sum);
    }
    const made = refunds.flatMap(({ id, reference }) =>
      reference === null ? [] : [[id, reference] as const],
    );
    for (const [refund, reference] of known) expect(new Map(made).get(refund)).toBe(reference);
    const recorded = await db()
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'refund.recorded')
      .where('subject_id', '=', id)
      .execute();
    expect(recorded).toHaveLength(made.length);
    const { status } = await db()
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isRejected = status === 'rejected';
    const kept = refunds.filter(({ capture_id, captured }) => sums.get(capture_id) !== captured);
    expect(isRejected ? kept : []).toEqual([]);
    expect(!isRejected || refunds.some(({ settles }) => settles)).toBe(true);
    return new Map(made);
  }

  it(
    'whatever service, the command and the customer do at the same moment',
    async () => {
      const schedules = Number(process.env['MODEL_SCHEDULES'] ?? SCHEDULES * SHARE);
      await fc.assert(
        fc.asyncProperty(orders, async ({ plans, twice, turns: asked }) => {
          testApp.setNow(TEST_NOW);
          const { customer, id } = await buy(plans, twice);
          testApp.setNow(DAY_BEFORE);
          service = await logInAs(testApp.app, 'service');
          let known: ReadonlyMap<number, string> = new Map();
          for (const acts of asked) {
            await Promise.all(acts.map((one) => perform(customer, id, one)));
            known = await check(id, known);
          }
          testApp.setNow(minuteAfter(DAY_BEFORE));
          for (let round = 0; round < 3; round += 1) await testApp.runJobs();
          for (const refund of known.keys()) {
            const mails = testApp.mails.filter((mail) => mail.id === `refund-${refund}`);
            expect(mails).toHaveLength(1);
          }
        }),
        {
          numRuns: Math.ceil(schedules / SHARE),
          seed: Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31),
        },
      );
    },
    MINUTES_AT_MOST * 60_000,
  );
});
