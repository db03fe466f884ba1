import type { Cart } from '../../../src/contract/wire/cart.ts';
import type { SubscriptionResponse } from '../../../src/contract/wire/subscription.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';
import { textToFils } from '../../../src/contract/money.ts';

const CODE = 'MOST';
const PRICES = { price_per_meal_fils: 2_000, price_per_snack_fils: 500 };

describeOnDatabases('the total of an order', (kind) => {
  let testApp: TestApp;
  let customer: TestCustomer;
  let customers = 0;

  beforeAll(async () => {
    testApp = await startTestApp({ database: kind });
    const { db } = testApp.context;
    await db.updateTable('settings').set({ delivery_fee_fils: 0 }).execute();
    await db
      .insertInto('vouchers')
      .values({
        code: CODE,
        kind: 'amount',
        amount_fils: 1,
        minimum_total_fils: 0,
        once_per_customer: false,
        starts_on: '2024-01-01',
        ends_on: '2029-12-31',
      })
      .execute();
  });
  beforeEach(async () => {
    await setPrices(PRICES);
    customers += 1;
    customer = await signUp(testApp.app, `total-${customers}@example.com`);
  });
  afterAll(() => testApp.stop());

  const setPrices = (prices: Partial<typeof PRICES>) =>
    testApp.context.db.updateTable('package_variants').set(prices).execute();

  const setVoucher = (change: { amount_fils?: number; ends_on?: string }) =>
    testApp.context.db.updateTable('vouchers').set(change).where('code', '=', CODE).execute();

  /** A cart of which the voucher leaves this many fils to pay. */
  async function fillCartFor(left: number): Promise<Cart> {
    const { sub_total } = await customer.fillCart();
    await setVoucher({ amount_fils: textToFils(sub_total) - left, ends_on: '2029-12-31' });
    await customer.ok('POST', 'carts/voucher', { coupon_code: CODE });
    return customer.cart();
  }

  const input = (cart: Cart, more: object = {}) => ({
    cart_id: cart.id,
    address_id: customer.addressId,
    ...more,
  });
  const order = (cart: Cart, more?: object) =>
    customer.ok<SubscriptionResponse>('POST', 'subscriptions', input(cart, more));
  const refusal = (cart: Cart, more?: object) =>
    customer.refusal('POST', 'subscriptions', input(cart, more));

  async function expectNothingOrdered(cart: Cart) {
    expect((await customer.cart()).id).toBe(cart.id);
    const { subscriptions } = await customer.ok<{ subscriptions: [] }>('GET', 'subscriptions');
    expect(subscriptions).toEqual([]);
  }

  test.each([
    ['en', 100, 'Payments start at 0.200\u00a0KD.'],
    ['en', 199, 'Payments start at 0.200\u00a0KD.'],
    ['ar', 100, 'أقل مبلغ يمكن دفعه هو 0.200\u00a0د.ك.'],
  ] as const)(
    'too little to be paid is refused before the cart is closed (%s, %d fils)',
    async (locale, left, reason) => {
      customer.locale = locale;
      const cart = await fillCartFor(left);
      const refused = await refusal(cart);
      expect(refused).toMatchObject({ code: 422, error: 'amount_not_payable' });
      expect(refused.message).toContain(reason);
      await expectNothingOrdered(cart);
    },
  );

  test.each([
    ['en', '100,000.000\u00a0KD'],
    ['ar', '100,000.000\u00a0د.ك'],
  ] as const)(
    'too much to be paid is refused before the cart is closed (%s)',
    async (locale, limit) => {
      customer.locale = locale;
      await setPrices({ price_per_meal_fils: 50_000_000 });
      const cart = await customer.fillCart();
      expect(textToFils(cart.grand_total)).toBeGreaterThan(100_000_000);
      const refused = await refusal(cart);
      expect(refused).toMatchObject({ code: 422, error: 'amount_not_payable' });
      expect(refused.message).toContain(limit);
      await expectNothingOrdered(cart);
    },
  );

  test('the least that can be paid is ordered', async () => {
    const { subscription_details } = await order(await fillCartFor(200));
    expect(subscription_details).toMatchObject({
      grand_total: '0.200',
      payment_status: 'not_paid',
    });
  });

  test('nothing to pay is an order that is paid', async () => {
    const cart = await fillCartFor(0);
    const { subscription_details } = await order(cart, { grand_total: '0.000' });
    expect(subscription_details).toMatchObject({
      grand_total: '0.000',
      order_status: 'received',
      payment_status: 'paid',
    });
  });

  test('the total that was shown is ordered', async () => {
    const cart = await customer.fillCart();
    const { subscription_details } = await order(cart, { grand_total: cart.grand_total });
    expect(subscription_details.grand_total).toBe(cart.grand_total);
  });

  test.each(['en', 'ar'] as const)(
    'another total than was shown is refused with the new one, which can be confirmed (%s)',
    async (locale) => {
      customer.locale = locale;
      const shown = await customer.fillCart();
      await setPrices({ price_per_meal_fils: 5_500 });
      const { grand_total: now } = await customer.cart();
      const refused = await refusal(shown, { grand_total: shown.grand_total });
      expect(refused).toMatchObject({ code: 409, error: 'total_changed', grand_total: now });
      expect(refused.message).toContain(shown.grand_total);
      expect(refused.message).toContain(now);
      await expectNothingOrdered(shown);
      const { subscription_details } = await order(shown, { grand_total: now });
      expect(subscription_details.grand_total).toBe(now);
    },
  );

  test('an order is not made without its voucher at the total with it, however often it is sent', async () => {
    const shown = await fillCartFor(1_750);
    await setVoucher({ ends_on: '2024-12-31' });
    const total = { grand_total: shown.grand_total };
    expect(await refusal(shown, total)).toMatchObject({ error: 'voucher_refused' });
    expect(await refusal(shown, total)).toMatchObject({
      error: 'total_changed',
      grand_total: shown.sub_total,
    });
    await expectNothingOrdered(shown);
  });

  test('sent again after the order was made, the same order is answered', async () => {
    const cart = await customer.fillCart();
    const total = { grand_total: cart.grand_total };
    const first = await order(cart, total);
    await setPrices({ price_per_meal_fils: 5_500 });
    const again = await order(cart, total);
    expect(again.subscription_details.id).toBe(first.subscription_details.id);
  });

  test.each(['15.75', '-1.000', '9'.repeat(40) + '.000', 15.75])(
    'a total that is no amount is a fault of its field (%s)',
    async (grand_total) => {
      const refused = await refusal(await customer.fillCart(), { grand_total });
      expect(refused).toMatchObject({ code: 422, error: 'validation_failed' });
    },
  );

  test.each([
    [100, 'The fee of this appointment is below 0.200\u00a0KD'],
    [100_000_001, 'The fee of this appointment is above 100,000.000\u00a0KD'],
  ])('no slot is held for a fee of %d fils', async (fee_fils, reason) => {
    const { db } = testApp.context;
    await db.updateTable('dietitians').set({ fee_fils }).where('id', '=', 1).execute();
    const refused = await customer.refusal('POST', 'appointment-booking', {
      user_id: 1,
      date: '2027-01-14',
      time: '10:00',
      comments: 'The only free hour that I have.',
    });
    expect(refused).toMatchObject({ code: 422, error: 'amount_not_payable' });
    expect(refused.message).toContain(reason);
    expect(await db.selectFrom('appointments').selectAll().execute()).toEqual([]);
  });
});
