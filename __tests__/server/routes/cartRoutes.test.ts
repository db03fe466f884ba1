import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';
import type { AddCartItem, Cart, CartItemAdded } from '../../../src/contract/wire/cart.ts';
import type { AddressesResponse, ProfileResponse } from '../../../src/contract/wire/customer.ts';
import { addPlan, newCustomer, plan } from '../../support/apiClient.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface WithCart {
  cart: Cart;
}

describeOnDatabases('the cart', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    customer = await newCustomer(testApp.app);
  });
  afterAll(() => testApp.stop());

  it('holds a line with its dates and prices', async () => {
    const { cart, cart_item_id } = await addPlan(customer);
    expect(cart.items).toEqual([
      expect.objectContaining({
        cart_item_id,
        item_id: cart_item_id,
        package: { name_en: 'Fit Pro', name_ar: 'فت برو' },
        start_date: '2027-01-17',
        end_date: '2027-01-21',
        quantity: 1,
        unit_price: '46.250',
        total: '46.250',
        questionnaire_completed: false,
        meals_completed: false,
        meals_selected_by: null,
        start_date_available: true,
      }),
    ]);
    expect(cart).toMatchObject({ sub_total: '46.250', delivery: '2.000', grand_total: '48.250' });
  });

  it('ends a plan after its days off and closed days', async () => {
    const { cart } = await addPlan(customer, { start_date: '2027-02-22', days: 5 });
    expect(cart.items[0]?.end_date).toBe('2027-03-01');
  });

  it('delivers free from 100 KD', async () => {
    const { cart } = await addPlan(customer, { days: 26 });
    expect(cart).toMatchObject({ sub_total: '221.260', delivery: '0.000', grand_total: '221.260' });
  });

  it.each<[Partial<AddCartItem>, Record<string, string[]>]>([
    [{ variant_id: 3 }, { variant_id: ["Please choose one of this package's options."] }],
    [{ meals: 0, snacks: 0 }, { meals: ['Please choose at least one meal or snack a day.'] }],
    [{ days: 7 }, { days: ['This combination is not offered. Please choose another.'] }],
    [
      { start_date: '2027-01-14' },
      { start_date: ['The earliest start date is Sunday, 17\u00a0January 2027.'] },
    ],
    [
      { start_date: '2027-04-13' },
      { start_date: ['The latest start date is Monday, 12\u00a0April 2027.'] },
    ],
    [
      { start_date: '2027-02-25' },
      {
        start_date: [
          'We do not deliver on Thursday, 25\u00a0February 2027. Please choose another start date.',
        ],
      },
    ],
    [
      { start_date: '2027-01-22' },
      {
        start_date: [
          'We do not deliver on Friday, 22\u00a0January 2027. Please choose another start date.',
        ],
      },
    ],
    [
      { delivery_time_slot_id: 99 },
      { delivery_time_slot_id: ['Please choose one of the delivery times.'] },
    ],
    [{ start_date: '2027-02-30' }, { start_date: ['start_date is not valid.'] }],
  ])('refuses the plan %j', async (change, errors) => {
    const refusal = await customer.refused(422, 'POST', 'carts', plan(change));
    expect(refusal.errors).toEqual(errors);
  });

  it('has a message of its own for missing delivery days', async () => {
    const { delivery_preference: _days, ...rest } = plan();
    const refusal = await customer.refused(422, 'POST', 'carts', rest);
    expect(refusal.message).toBe('Delivery days off field is required.');
  });

  it('refuses a package that does not exist', async () => {
    await customer.refused(404, 'POST', 'carts', plan({ package_category_id: 99 }));
  });

  it('changes quantity, within one and ten', async () => {
    const { cart, cart_item_id } = await addPlan(customer);
    const change = { cart_id: cart.id, item_id: cart_item_id, quantity: 3 };
    const { cart: changed } = await customer.get<WithCart>('PUT', 'carts/items', change);
    expect(changed).toMatchObject({ sub_total: '138.750', delivery: '0.000' });
    await customer.refused(422, 'PUT', 'carts/items', { ...change, quantity: 11 });
    await customer.refused(422, 'PUT', 'carts/items', { ...change, quantity: 0 });
  });

  it.each<[object, Record<string, string[]>]>([
    [{ quantity: 1.5 }, { quantity: ['Value is not an integer'] }],
    [{ quantity: 'two' }, { quantity: ['quantity must only have integers/numbers'] }],
    [{ quantity: undefined }, { quantity: ['quantity field is required.'] }],
    [{ item_id: undefined }, { item_id: ['item_id field is required.'] }],
  ])('refuses the change of a line to %j', async (wrong, errors) => {
    const { cart, cart_item_id } = await addPlan(customer);
    const change = { cart_id: cart.id, item_id: cart_item_id, quantity: 2, ...wrong };
    const refusal = await customer.refused(422, 'PUT', 'carts/items', change);
    expect(refusal.errors).toEqual(errors);
    const { cart: kept } = await customer.get<WithCart>('GET', 'carts');
    expect(kept).toEqual(cart);
  });

  it('knows no line and no cart of another customer', async () => {
    const other = await newCustomer(testApp.app);
    const theirs = await addPlan(other);
    const mine = await addPlan(customer);
    const item_id = theirs.cart_item_id;
    await customer.refused(404, 'PUT', 'carts/items', {
      cart_id: mine.cart.id,
      item_id,
      quantity: 2,
    });
    await customer.refused(404, 'PUT', 'carts/items', {
      cart_id: theirs.cart.id,
      item_id,
      quantity: 2,
    });
    await customer.refused(404, 'DELETE', `carts/items/${item_id}`);
    await customer.refused(404, 'PUT', 'carts', { cart_id: theirs.cart.id, comment: 'mine' });
  });

  it('loses a line, and everything when it is cleared', async () => {
    const first = await addPlan(customer);
    await addPlan(customer, { days: 10 });
    const { cart } = await customer.get<WithCart>('DELETE', `carts/items/${first.cart_item_id}`);
    expect(cart.items).toHaveLength(1);
    await customer.get('PUT', 'carts', { cart_id: cart.id, comment: 'Ring twice' });
    const cleared = await customer.get<WithCart>('DELETE', 'carts/clear');
    expect(cleared.cart).toMatchObject({
      items: [],
      comment: null,
      delivery: '0.000',
      grand_total: '0.000',
    });
  });

  it('stores a comment, without characters that cannot be stored', async () => {
    const { cart } = await customer.get<WithCart>('GET', 'carts');
    const change = { cart_id: cart.id, comment: ' Ring\u0000 twice\n ' };
    const { cart: changed } = await customer.get<WithCart>('PUT', 'carts', change);
    expect(changed.comment).toBe('Ring twice');
    const { cart: emptied } = await customer.get<WithCart>('PUT', 'carts', {
      cart_id: cart.id,
      comment: '',
    });
    expect(emptied.comment).toBeNull();
  });

  it('stores the delivery address, beside the comment', async () => {
    const { cart } = await customer.get<WithCart>('GET', 'carts');
    const { governorates } = await customer.get<ProfileResponse>('GET', 'profile');
    const area = governorates[0]?.areas[0];
    const place = { gov_id: area?.gov_id, area_id: area?.id, block: '4', street: '12' };
    const address = { location: 'home', house_building: '7', ...place };
    const added = await customer.get<AddressesResponse>('POST', 'address', address);
    const address_id = added.address?.id;
    await customer.get('PUT', 'carts', { cart_id: cart.id, comment: 'Ring twice' });
    await customer.get('PUT', 'carts', { cart_id: cart.id, address_id });
    const { cart: kept } = await customer.get<WithCart>('GET', 'carts');
    expect(kept).toMatchObject({ address_id, comment: 'Ring twice' });
  });

  it.each<[object, Record<string, string[]>]>([
    [{ comment: 'x'.repeat(501) }, { comment: ['comment: max length 500 characters.'] }],
    [{ cart_id: undefined }, { cart_id: ['cart_id field is required.'] }],
    [{ address_id: 999_999 }, { address_id: ['Please choose one of your saved addresses.'] }],
    [{ address: 1 }, { address: ['address is not expected here.'] }],
  ])('refuses the details %#', async (wrong, errors) => {
    const { cart } = await customer.get<WithCart>('GET', 'carts');
    const change = { cart_id: cart.id, comment: 'Ring twice', ...wrong };
    const refusal = await customer.refused(422, 'PUT', 'carts', change);
    expect(refusal.errors).toEqual(errors);
    const { cart: kept } = await customer.get<WithCart>('GET', 'carts');
    expect(kept.comment).toBeNull();
  });

  it('reports when a start date is no longer possible', async () => {
    await addPlan(customer);
    testApp.setNow(new Date('2027-01-15T07:00:00Z'));
    const { cart } = await customer.get<WithCart>('GET', 'carts');
    expect(cart.items[0]?.start_date_available).toBe(false);
  });

  it('takes no more than 300 lines', async () => {
    const { cart } = await addPlan(customer);
    const { db } = testApp.context;
    const line = await db
      .selectFrom('cart_items')
      .selectAll()
      .where('cart_id', '=', cart.id)
      .executeTakeFirstOrThrow();
    const { id: _id, ...columns } = line;
    await db
      .insertInto('cart_items')
      .values(Array.from({ length: 299 }, () => columns))
      .execute();
    await customer.refused(409, 'POST', 'carts', plan());
  });

  describe('with a voucher', () => {
    const apply = (coupon_code: string) =>
      customer.call<WithCart>('POST', 'carts/voucher', { coupon_code });

    it('is less by a part, whatever the spelling of the code', async () => {
      await addPlan(customer);
      const { cart } = (await apply(' welcome10 ')).response;
      expect(cart).toMatchObject({
        voucher: {
          coupon_code: 'WELCOME10',
          name_en: '10% off',
          name_ar: 'خصم \u200e10%',
          discount: '4.625',
        },
        coupon_discount: '4.625',
        grand_total: '43.625',
      });
      const { cart: without } = await customer.get<WithCart>('DELETE', 'carts/voucher');
      expect(without).toMatchObject({ voucher: null, grand_total: '48.250' });
    });

    it('is less by an amount, while its minimum is reached', async () => {
      const { cart, cart_item_id } = await addPlan(customer);
      const line = { cart_id: cart.id, item_id: cart_item_id };
      const message = 'This coupon needs a sub total of at least 50.000 KD.';
      expect(await apply('SAVE5')).toMatchObject({
        code: 422,
        response: { error: 'voucher_refused', message, errors: { coupon_code: [message] } },
      });
      await customer.get('PUT', 'carts/items', { ...line, quantity: 2 });
      expect((await apply('SAVE5')).response.cart).toMatchObject({
        coupon_discount: '5.000',
        grand_total: '89.500',
      });
      const less = await customer.get<WithCart>('PUT', 'carts/items', { ...line, quantity: 1 });
      expect(less.cart).toMatchObject({
        voucher: null,
        coupon_discount: '0.000',
        grand_total: '48.250',
      });
      const more = await customer.get<WithCart>('PUT', 'carts/items', { ...line, quantity: 2 });
      expect(more.cart.voucher?.coupon_code).toBe('SAVE5');
    });

    it.each([
      ['NOSUCH', 'We do not know this coupon code.'],
      ['EXPIRED', 'This coupon has expired.'],
      ['LATER', 'This coupon is valid from Monday, 1\u00a0February 2027.'],
    ])('%j is refused with its reason', async (code, message) => {
      await addVoucher('LATER', '2027-02-01');
      await addPlan(customer);
      expect((await apply(code)).response).toMatchObject({ error: 'voucher_refused', message });
    });

    it.each(['', ' ', '\u0000'])('needs a code: %j', async (code) => {
      const { errors } = await customer.refused(422, 'POST', 'carts/voucher', {
        coupon_code: code,
      });
      expect(errors).toEqual({ coupon_code: ['The field is required.'] });
    });

    it('takes a code with Arabic digits', async () => {
      await addPlan(customer);
      expect((await apply('welcome١٠')).response.cart.voucher?.coupon_code).toBe('WELCOME10');
    });

    it('is dropped from the totals once it has expired', async () => {
      await addVoucher('BRIEF', '2027-01-01');
      await addPlan(customer);
      expect((await apply('BRIEF')).response.cart.voucher).not.toBeNull();
      const { db } = testApp.context;
      await db
        .updateTable('vouchers')
        .set({ ends_on: '2027-01-11' })
        .where('code', '=', 'BRIEF')
        .execute();
      const { cart } = await customer.get<WithCart>('GET', 'carts');
      expect(cart).toMatchObject({
        voucher: null,
        coupon_discount: '0.000',
        grand_total: '48.250',
      });
    });

    async function addVoucher(code: string, starts_on: string): Promise<void> {
      await testApp.context.db
        .insertInto('vouchers')
        .values({
          code,
          kind: 'percent',
          percent: 5,
          amount_fils: null,
          minimum_total_fils: 0,
          once_per_customer: false,
          starts_on,
          ends_on: '2028-01-01',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });

  it('loses none of 200 changes, ten at a time', async () => {
    const { cart, cart_item_id } = await addPlan(customer);
    const requests = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0
        ? () => customer.get<CartItemAdded>('POST', 'carts', plan({ days: 10 }))
        : () =>
            customer.get<WithCart>('PUT', 'carts/items', {
              cart_id: cart.id,
              item_id: cart_item_id,
              quantity: (index % 9) + 1,
            }),
    );
    const results = await tenAtATime(requests);
    const added = results.flatMap((result) =>
      'cart_item_id' in result ? [Number(result.cart_item_id)] : [],
    );
    const { cart: final } = await customer.get<WithCart>('GET', 'carts');
    expect(new Set(added).size).toBe(100);
    expect(final.items).toHaveLength(101);
    expect(final.id).toBe(cart.id);
  });

  it('puts a plan into a new cart where the old one is ordered at that moment', async () => {
    const { cart: old } = await addPlan(customer);
    const { db } = testApp.context;
    const { adding } = await db.transaction().execute(async (trx) => {
      const update = trx.updateTable('carts').set({ status: 'ordered' });
      await update.where('id', '=', old.id).execute();
      const asked = addPlan(customer);
      if (database === 'postgres') await waitForLock(db);
      // Wrapped in an object, because it ends only after the transaction.
      return { adding: asked };
    });
    const { cart, cart_item_id } = await adding;
    expect(cart.id).not.toBe(old.id);
    expect(cart.items.map((item) => item.item_id)).toEqual([cart_item_id]);
  });

  it('takes 300 plans and no more', async () => {
    const { cart, cart_item_id } = await addPlan(customer);
    await sql`
      insert into cart_items (cart_id, variant_id, meals, snacks, days, start_date,
        delivery_preference, delivery_time_slot_id, quantity, created_at)
      select cart_id, variant_id, meals, snacks, days, start_date,
        delivery_preference, delivery_time_slot_id, quantity, created_at
      from cart_items, generate_series(1, 298) where id = ${cart_item_id}`.execute(
      testApp.context.db,
    );
    expect((await addPlan(customer)).cart.items).toHaveLength(300);
    await customer.refused(409, 'POST', 'carts', plan());
    const { cart: full } = await customer.get<WithCart>('GET', 'carts');
    expect(full).toMatchObject({ id: cart.id, items: { length: 300 } });
  });

  it('is one cart, however many requests create it at once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 10 }, () => customer.get<WithCart>('GET', 'carts')),
    );
    expect(new Set(carts.map((answer) => answer.cart.id)).size).toBe(1);
  });

  async function tenAtATime(requests: (() => Promise<object>)[]): Promise<object[]> {
    const waiting = [...requests];
    const results: object[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        results.push(await next());
    };
    await Promise.all(Array.from({ length: 10 }, work));
    return results;
  }
});

/** Some seconds at the most: who never waits is found by what the test expects. */
async function waitForLock(db: Db): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    if ((await waiting.execute(db)).rows.length > 0) return;
  }
}
