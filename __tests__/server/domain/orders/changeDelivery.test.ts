import fc from 'fast-check';
import { addDays, weekdayOf } from '../../../../src/contract/kuwaitTime.ts';
import { deliveryOn } from '../../../../src/contract/planDelivery.ts';
import { closesAt, firstOpenDay, isOpenForChanges } from '../../../../src/contract/planDays.ts';
import type { ChangeDelivery } from '../../../../src/contract/wire/planDay.ts';
import type { PersonalData } from '../../../../src/contract/wire/privacy.ts';
import type { SubscriptionDetails } from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('a paid plan that is delivered elsewhere', (database) => {
  let testApp: PaymentTestApp;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterEach(async () => {
    testApp.setNow(TEST_NOW);
    const { db } = testApp.context;
    await db.updateTable('delivery_time_slots').set({ active: true }).execute();
  });
  afterAll(() => testApp.stop());

  const newCustomer = () => signUp(testApp.app, `delivery${(customers += 1)}@example.com`);

  /** From Saturday 16 to Wednesday 20 January, not on Fridays, in the first slot. */
  async function paidPlan(customer: TestCustomer) {
    const { id } = await customer.order({
      ...{ meals: 2, snacks: 1, days: 5, startDate: '2027-01-16' },
      delivery: 'except_friday',
    });
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return pathsOf(await customer.viewOrder(id));
  }

  const pathsOf = (order: SubscriptionDetails) => {
    const plan = `subscriptions/${order.id}/items/${order.items[0]!.id}`;
    return { id: order.id, order, path: `${plan}/delivery`, freeze: `${plan}/freeze` };
  };

  async function office(customer: TestCustomer, changes: object = {}): Promise<number> {
    const { address } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
      title: 'Office',
      location: 'office',
      ...{ gov_id: 1, area_id: 2, block: '1', street: 'Fahad', house_building: 'Tower' },
      ...changes,
    });
    return address.id;
  }

  type Answer = { subscription_details: SubscriptionDetails };
  const change = async (customer: TestCustomer, path: string, body: ChangeDelivery) =>
    (await customer.ok<Answer>('PUT', path, body)).subscription_details;

  /** The deliveries, as `day of January: address, slot`. */
  function deliveries({ items, delivery_addresses }: SubscriptionDetails): string[] {
    return items[0]!.schedule
      .filter(({ status }) => status === 'scheduled')
      .map(({ date, order_address_id, delivery_time_slot }) => {
        const address = delivery_addresses.find((one) => one.order_address_id === order_address_id);
        return `${Number(date.slice(8))}: ${address!.title ?? 'home'}, ${delivery_time_slot.id}`;
      });
  }

  const skip = (customer: TestCustomer, { id, items }: SubscriptionDetails, date: string) =>
    customer.ok<Answer>(
      'PUT',
      `subscriptions/${id}/days/${items[0]!.schedule.find((day) => day.date === date)!.id}/skip`,
    );

  it('goes to the office on weekdays and home on Saturday, wherever a skipped day moves', async () => {
    const customer = await newCustomer();
    const { id, path, order } = await paidPlan(customer);
    const weekdays = [0, 1, 2, 3, 4];
    const changed = await change(customer, path, {
      ...{ from: '2027-01-17', weekdays },
      ...{ address_id: await office(customer), delivery_time_slot_id: 2 },
    });
    expect(deliveries(changed)).toEqual([
      '16: home, 1',
      '17: Office, 2',
      '18: Office, 2',
      '19: Office, 2',
      '20: Office, 2',
    ]);
    expect(changed.address).toEqual(order.address);
    expect(changed.items[0]!.delivery_time_slot).toEqual(order.items[0]!.delivery_time_slot);
    await skip(customer, changed, '2027-01-20');
    const { subscription_details: moved } = await skip(
      customer,
      await customer.viewOrder(id),
      '2027-01-18',
    );
    expect(deliveries(moved).slice(-2)).toEqual(['21: Office, 2', '23: home, 1']);
    expect(moved.items[0]!.changes.at(-1)).toEqual({
      ...{ date: '2027-01-17', kind: 'delivery', moved_to: null, until: null },
      delivery: {
        weekdays,
        order_address_id: changed.delivery_addresses[1]!.order_address_id,
        delivery_time_slot: { id: 2, from: '09:00', to: '12:00' },
      },
      changed_at: TEST_NOW.toISOString(),
      ...{ added: [], removed: [] },
    });
  });

  it('applies to days that a freeze adds or brings back', async () => {
    const customer = await newCustomer();
    const { path, freeze, order } = await paidPlan(customer);
    const at = await office(customer);
    await skip(customer, order, '2027-01-17');
    await change(customer, path, { from: '2027-01-17', weekdays: [0, 3, 6], address_id: at });
    await customer.ok('PUT', freeze, { from: '2027-01-18', until: '2027-01-20' });
    expect(deliveries(await customer.viewOrder(order.id))).toEqual([
      '16: home, 1',
      '21: home, 1',
      '23: Office, 1',
      '24: Office, 1',
      '25: home, 1',
    ]);
    const [, sunday] = order.items[0]!.schedule;
    const back = `subscriptions/${order.id}/days/${sunday!.id}/skip`;
    await customer.ok('DELETE', freeze);
    const taken = await customer.ok<Answer>('DELETE', back);
    expect(deliveries(taken.subscription_details)[1]).toBe('17: Office, 1');
  });

  it('is changed for one day, or in its time alone, and keeps the rest', async () => {
    const customer = await newCustomer();
    const { path } = await paidPlan(customer);
    await change(customer, path, { from: '2027-01-18', delivery_time_slot_id: 3 });
    const changed = await change(customer, path, {
      ...{ from: '2027-01-19', until: '2027-01-19' },
      address_id: await office(customer),
    });
    expect(deliveries(changed)).toEqual([
      '16: home, 1',
      '17: home, 1',
      '18: home, 3',
      '19: Office, 3',
      '20: home, 3',
    ]);
  });

  it('keeps the address as it was chosen, and copies one that was edited since', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const at = await office(customer);
    await change(customer, path, { from: '2027-01-18', address_id: at });
    const twice = await change(customer, path, { from: '2027-01-17', address_id: at });
    expect(twice.delivery_addresses).toHaveLength(2);
    const edited = { location: 'office', gov_id: 1, area_id: 2, block: '9', street: 'Fahad' };
    await customer.ok('PUT', `address/${at}`, { ...edited, title: 'New', house_building: '1' });
    expect(deliveries(await customer.viewOrder(id))[1]).toBe('17: Office, 1');
    const again = await change(customer, path, { from: '2027-01-18', address_id: at });
    expect(deliveries(again).slice(1, 3)).toEqual(['17: Office, 1', '18: New, 1']);
    await customer.ok('DELETE', `address/${at}`);
    expect(deliveries(await customer.viewOrder(id))).toEqual(deliveries(again));
  });

  it('is changed until the cut-off, and then says why not', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const body = { from: '2027-01-17', address_id: await office(customer) };
    testApp.setNow(closesAt(body.from));
    expect(await customer.call('PUT', path, body)).toMatchObject({
      code: 422,
      response: {
        errors: {
          from: [expect.stringContaining('on Monday, 18\u00a0January 2027 at the earliest')],
        },
      },
    });
    testApp.setNow(new Date(closesAt(body.from).getTime() - 1));
    const changed = await change(customer, path, body);
    testApp.setNow(closesAt(body.from));
    // Sent again because the answer was lost.
    expect(deliveries(await change(customer, path, body))).toEqual(deliveries(changed));
    expect((await customer.viewOrder(id)).items[0]!.changes).toHaveLength(1);
  });

  it.each<[string, Partial<ChangeDelivery>, string, RegExp]>([
    ['too soon', { from: '2027-01-10' }, 'from', /earliest/],
    ['after the end', { from: '2027-01-22' }, 'from', /ends on Wednesday, 20/],
    ['backwards', { from: '2027-01-18', until: '2027-01-17' }, 'until', /before the first/],
    ['beyond the end', { until: '9999-12-31' }, 'until', /ends on Wednesday, 20/],
    ['on no day of the plan', { weekdays: [5] }, 'weekdays', /no delivery/],
    ['on no weekday', { weekdays: [] }, 'weekdays', /./],
    ['on an eighth weekday', { weekdays: [7] }, 'weekdays', /./],
    ['to an unknown address', { address_id: 2_147_483_647 }, 'address_id', /saved/],
    ['at a time that is not sold', { delivery_time_slot_id: 77 }, 'delivery_time_slot_id', /times/],
    ['to nowhere else', { delivery_time_slot_id: null }, 'address_id', /address or a time/],
  ])('refuses a change %s, and names the field', async (_what, wrong, field, words) => {
    const customer = await newCustomer();
    const { id, path, order } = await paidPlan(customer);
    const body = { from: '2027-01-17', delivery_time_slot_id: 2, ...wrong };
    const answer = await customer.call<{ errors: Record<string, string[]> }>('PUT', path, body);
    expect(answer.code).toBe(422);
    expect(Object.keys(answer.response.errors)).toEqual([field]);
    expect(answer.response.errors[field]![0]).toMatch(words);
    expect((await customer.viewOrder(id)).items).toEqual(order.items);
  });

  it('names all that is wrong at once', async () => {
    const customer = await newCustomer();
    const { path } = await paidPlan(customer);
    const chosen = { address_id: 2_147_483_647, delivery_time_slot_id: 77 };
    const body = { from: '2027-01-10', until: '2027-02-01', ...chosen };
    const answer = await customer.call<{ errors: object }>('PUT', path, body);
    expect(answer.code).toBe(422);
    expect(Object.keys(answer.response.errors)).toEqual([
      'from',
      'until',
      'address_id',
      'delivery_time_slot_id',
    ]);
  });

  it("refuses a time that is sold no more, and another customer's address", async () => {
    const [customer, stranger] = [await newCustomer(), await newCustomer()];
    const { path } = await paidPlan(customer);
    const { db } = testApp.context;
    await db
      .updateTable('delivery_time_slots')
      .set({ active: false })
      .where('id', '=', 2)
      .execute();
    for (const [field, id] of [
      ['delivery_time_slot_id', 2],
      ['address_id', stranger.addressId],
    ] as const) {
      const refused = await customer.call('PUT', path, { from: '2027-01-17', [field]: id });
      expect(refused).toMatchObject({
        code: 422,
        response: { errors: { [field]: [expect.any(String)] } },
      });
    }
  });

  it('has to be paid, and belongs to its customer and its order', async () => {
    const [owner, stranger] = [await newCustomer(), await newCustomer()];
    const body = { from: '2027-01-17', delivery_time_slot_id: 2 };
    const unpaid = pathsOf(await owner.order());
    expect(await owner.refusal('PUT', unpaid.path, body)).toMatchObject({
      ...{ code: 409, error: 'day_not_delivered' },
      message: 'Only the deliveries of a plan that is paid can be changed.',
    });
    const { path } = await paidPlan(owner);
    const { id: other } = await paidPlan(stranger);
    for (const [customer, at] of [
      [stranger, path],
      [stranger, path.replace(/subscriptions\/\d+/, `subscriptions/${other}`)],
      [owner, path.replace(/items\/\d+/, 'items/2147483647')],
    ] as const) {
      expect(await customer.refusal('PUT', at, body)).toMatchObject({ code: 404 });
    }
  });

  it('is confirmed by mail in the language of the request, once, whatever is skipped meanwhile', async () => {
    const customer = await newCustomer();
    const { id, path, order } = await paidPlan(customer);
    await testApp.runJobs();
    const before = testApp.mails.length;
    const at = await office(customer);
    const body = { from: '2027-01-17', weekdays: [6, 0], address_id: at };
    await change(customer, path, body);
    customer.locale = 'ar';
    await change(customer, path, { ...body, weekdays: [0, 6] });
    await change(customer, path, {
      ...{ from: '2027-01-18', until: '2027-01-18', delivery_time_slot_id: 2 },
    });
    await skip(customer, order, '2027-01-17');
    await testApp.runJobs();
    await testApp.runJobs();
    const [first, second, ...rest] = testApp.mails.slice(before);
    expect(first!.subject).toBe('Your deliveries from Sunday, 17\u00a0January 2027 on are changed');
    expect(first!.text).toContain('every Sunday and Saturday from Sunday, 17\u00a0January 2027 on');
    expect(first!.text).toContain('Office');
    expect(first!.text).toContain(`/order-details/${id}`);
    expect(second!.subject).toMatch(/^تم تغيير توصيلك ليوم .*18\u00a0يناير/);
    expect(second!.text).toMatch(/9:00.*12:00/);
    expect(second!.text).not.toContain('عنوان');
    expect(rest).toHaveLength(1);
  });

  it('is the customer’s: they can download it, and it goes with the account', async () => {
    const customer = await newCustomer();
    const { path, id } = await paidPlan(customer);
    const at = await office(customer, { special_direction: 'Ask for Dalal' });
    await change(customer, path, { from: '2027-01-17', address_id: at });
    await customer.ok('DELETE', `address/${at}`);
    const password = 'Mizan2026';
    const data = await customer.ok<PersonalData>('POST', 'privacy/download', { password });
    expect(data.orders[0]!.details.delivery_addresses[1]).toMatchObject({
      special_direction: 'Ask for Dalal',
    });
    const { db } = testApp.context;
    await db.updateTable('orders').set({ status: 'rejected' }).where('id', '=', id).execute();
    testApp.setNow(new Date('2027-02-05T07:00:00Z'));
    await customer.ok('POST', 'privacy/delete-account', { password });
    const kept = await db
      .selectFrom('order_addresses')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/Office|Tower|Fahad|Dalal/);
  });

  type Act = 'move' | 'skip' | 'takeBack' | 'freeze' | 'thaw';
  const acts = fc.record({
    act: fc.constantFrom<Act>('move', 'move', 'skip', 'takeBack', 'freeze', 'thaw'),
    at: fc.nat({ max: 9 }),
    length: fc.option(fc.nat({ max: 3 })),
    weekdays: fc.option(fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1 })),
    toOffice: fc.option(fc.boolean()),
    slot: fc.option(fc.integer({ min: 1, max: 3 })),
  });
  const turns = fc.array(
    fc.record({
      /** Concurrent requests. */
      asked: fc.array(acts, { minLength: 1, maxLength: 3 }),
      hours: fc.constantFrom(0, 0, 5, 24),
    }),
    { minLength: 2, maxLength: 7 },
  );

  it('has each day as last requested, in any sequence with skips and freezes, also concurrent', async () => {
    const customer = await newCustomer();
    const addresses = [customer.addressId, await office(customer)];
    const { db } = testApp.context;
    await fc.assert(
      fc.asyncProperty(turns, async (steps) => {
        await db.deleteFrom('rate_limits').execute();
        testApp.setNow(TEST_NOW);
        const { id, path, freeze, order } = await paidPlan(customer);
        let now = TEST_NOW;
        for (const { asked, hours } of steps) {
          const before = (await customer.viewOrder(id)).items[0]!;
          const sent = await Promise.all(
            asked.map(({ act, at, length, weekdays, toOffice, slot }) => {
              const day = before.schedule[at % before.schedule.length]!;
              const from = addDays(firstOpenDay(now), at);
              if (act === 'move') {
                return customer.call('PUT', path, {
                  from,
                  until: length && addDays(from, length),
                  weekdays,
                  address_id: toOffice === null ? null : addresses[Number(toOffice)],
                  delivery_time_slot_id: slot,
                });
              }
              if (act === 'freeze') {
                return customer.call('PUT', freeze, { from, until: addDays(from, length ?? 0) });
              }
              if (act === 'thaw') return customer.call('DELETE', freeze);
              const method = act === 'skip' ? 'PUT' : 'DELETE';
              return customer.call(method, `subscriptions/${id}/days/${day.id}/skip`);
            }),
          );
          expect(sent.filter(({ code }) => code >= 500)).toEqual([]);
          const after = await customer.viewOrder(id);
          const { schedule, changes } = after.items[0]!;
          const isClosed = ({ date }: { date: string }) => !isOpenForChanges(date, now);
          expect(schedule.filter(isClosed)).toEqual(before.schedule.filter(isClosed));
          expect(after.delivery_addresses.length).toBeLessThanOrEqual(2);
          const rules = changes.toReversed().flatMap(({ date, until, delivery }) =>
            delivery === null
              ? []
              : {
                  ...{ from: date, until, weekdays: delivery.weekdays },
                  ...{ address: delivery.order_address_id, slot: delivery.delivery_time_slot },
                },
          );
          const bought = {
            address: after.delivery_addresses[0]!.order_address_id,
            slot: order.items[0]!.delivery_time_slot,
          };
          for (const { date, order_address_id, delivery_time_slot } of schedule) {
            expect([
              date,
              weekdayOf(date),
              { address: order_address_id, slot: delivery_time_slot },
            ]).toEqual([date, weekdayOf(date), deliveryOn(date, rules, bought)]);
          }
          now = new Date(now.getTime() + hours * 60 * 60_000);
          testApp.setNow(now);
        }
      }),
      { numRuns: Number(process.env['DELIVERY_RUNS'] ?? 8), seed: 13 },
    );
  });
});
