import type { Browser } from 'playwright-core';
import { AccountPages } from '../pages/AccountPages.ts';
import { AppointmentPages } from '../pages/AppointmentPages.ts';
import { ShopPages } from '../pages/ShopPages.ts';
import { routes } from '../../../src/contract/pages/routes.ts';
import { someone } from '../support/customers.ts';
import { startPlainServer, type PlainServer } from '../support/plainServer/plainServer.ts';
import { startShop, type ShopProcess } from '../support/shopProcess.ts';
import { launchBrowser, newVisitor, views, type Visitor } from '../support/visitor.ts';

/** The fields of PUT subscriptions, as the specification lists them. */
const PAYMENT_FIELDS = [
  'paid_amount',
  'payment_id',
  'paid_on',
  'payment_type_id',
  'payment_status',
  'payment_result_code',
  'payment_token',
  'order_reference_number',
  'administrative_charge',
  'subscription_id',
];

/**
 * The storefront is pointed at a server that offers the calls of the specification and nothing else,
 * and talks to the gateway itself.
 */
describe.each(views)('Pointed at another server, in $name', (view) => {
  let api: PlainServer;
  let deployment: ShopProcess;
  let browser: Browser;
  let visitor: Visitor;
  let shop: ShopPages;
  let account: AccountPages;
  const ownCalls: string[] = [];
  const customer = { ...someone(view.language), email: 'plain@example.com' };
  const callsTo = (name: string) => api.calls.filter((call) => call.name === name);

  beforeAll(async () => {
    api = await startPlainServer();
    deployment = await startShop({ API_BASE: api.url, GATEWAY_TRANSPORT: 'direct' });
    browser = await launchBrowser();
    visitor = await newVisitor(browser, view, deployment.url);
    visitor.context.on('request', (request) => {
      if (request.url().startsWith(`${deployment.url}/api`)) ownCalls.push(request.url());
    });
    shop = new ShopPages(visitor, view);
    account = new AccountPages(shop);
    await shop.open();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await deployment.stop();
    await api.stop();
  });

  /** The console is quiet, and nothing was asked for that the specification does not list. */
  const expectNoComplaint = () => {
    expect(visitor.complaints).toEqual([]);
    expect(api.unknown).toEqual([]);
    expect(ownCalls).toEqual([]);
  };

  it('takes care of an account', async () => {
    await account.register(customer);
    await account.rename('Noura');
    expect(callsTo('PUT profile')[0]?.body).toMatchObject({ first_name: 'Noura' });
    await shop.page.reload();
    await shop.page.getByText('Noura').first().waitFor();
    await account.changePassword(customer.password, 'Cedar-tree-2026');
    await account.addAddress('8');
    await account.changeAddress('9');
    expect(callsTo('PUT address/:id')[0]?.body).toMatchObject({ house_building: '9' });
    await account.deleteAddress();
    expect(await account.addresses().count()).toBe(1);
    await account.logOut();
    await shop.logIn({ ...customer, password: 'Cedar-tree-2026' });
    await shop.page.waitForURL(`${deployment.url}/`);
    const { headers } = callsTo('PUT profile')[0]!;
    expect(headers).toMatchObject({
      locale: view.language,
      'x-api-key': '',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(headers.authorization).toMatch(/^Bearer ./);
    expectNoComplaint();
  }, 90_000);

  it('keeps a cart', async () => {
    await shop.choosePackage();
    await shop.subscribe();
    await shop.answerQuestionnaire();
    await shop.letDietitianChoose();
    await shop.addOneMore();
    await shop.applyVoucher('PLAIN5');
    await shop.removeVoucher('PLAIN5');
    await shop.clearCart();
    expect(callsTo('PUT carts/items')[0]?.body).toMatchObject({ quantity: 2 });
    expectNoComplaint();
  }, 90_000);

  it('sells a plan, paid on the hosted page', async () => {
    await shop.page.goto('/');
    await shop.choosePackage();
    await shop.subscribe();
    await shop.answerQuestionnaire();
    await shop.chooseMeals({ meal: 2, snack: 1 });
    await shop.applyVoucher('PLAIN5');
    await shop.checkOut();
    await shop.placeOrder();
    expect(await shop.gateway.amount()).toBe('25.000');
    await shop.gateway.decline();
    await shop.heading('payment.failed.title').waitFor();

    await shop.page.goto('/orders');
    await shop.payNow();
    await shop.gateway.pay();
    const id = await shop.confirmedOrderNumber();
    const sent = callsTo('PUT subscriptions').at(-1)?.body as Record<string, unknown>;
    expect(Object.keys(sent).sort()).toEqual([...PAYMENT_FIELDS].sort());
    expect(sent).toMatchObject({
      subscription_id: Number(id),
      paid_amount: '25.000',
      payment_status: true,
      payment_result_code: 'CAPTURED',
    });

    await shop.page.goto(`/order-details/${id}`);
    await shop.page.getByText('PLAIN5').first().waitFor();
    await shop.page.getByText(shop.text('orders.payment.paid'), { exact: true }).first().waitFor();
    await shop.page.goto(`/order-meal-details/${id}`);
    const dish = view.language === 'ar' ? 'سمك بالفرن' : 'Baked fish';
    await shop.page.getByText(dish).first().waitFor({ state: 'attached' });
    expectNoComplaint();
  }, 120_000);

  it('books an appointment, paid on the hosted page, and cancels it', async () => {
    const appointment = new AppointmentPages(shop);
    await shop.page.goto('/dietitian-appointment');
    await appointment.bookUntilPayment();
    const bookingId = appointment.bookingId();
    await appointment.goToGateway();
    expect(await shop.gateway.amount()).toBe('7.500');
    await shop.gateway.decline();
    await shop.page.getByText(shop.text('booking.failed.message')).waitFor();
    await appointment.goToGateway();
    await shop.gateway.pay();
    await appointment.confirmed();
    const sent = callsTo('PUT appointment-booking').at(-1)?.body as Record<string, unknown>;
    const fields = PAYMENT_FIELDS.map((name) => (name === 'subscription_id' ? 'booking_id' : name));
    expect(Object.keys(sent).sort()).toEqual(fields.sort());
    expect(sent).toMatchObject({
      booking_id: bookingId,
      paid_amount: '7.500',
      payment_status: true,
      payment_result_code: 'CAPTURED',
    });

    await shop.page.goto('/appointments');
    await appointment.cancel('Travelling');
    await shop.page.getByText(shop.text('appointments.calledOff.customer')).waitFor();
    expect(callsTo('PUT cancel-booking/:id')[0]?.body).toEqual({
      status: 'cancelled',
      rejected_reason: 'Travelling',
    });
    expectNoComplaint();
  }, 120_000);

  it('answers visitors', async () => {
    await account.logOut();
    await account.askForResetLink(customer.email);
    await account.resetPassword('Olive-tree-2026');
    await account.writeToTheKitchen('Is there rice on Sunday?');
    expect(callsTo('POST contact-us')[0]?.body).toMatchObject({
      message: 'Is there rice on Sunday?',
    });
    for (const page of ['aboutUs', 'terms', 'privacy'] as const) {
      await shop.page.goto(routes[page].path);
      await shop.settled(shop.text(`title.${page}`));
    }
    expectNoComplaint();
  }, 60_000);
});
