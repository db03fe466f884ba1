import { routes } from '../../../src/contract/pages/routes.ts';
import { COMMENTS } from '../support/appointments.ts';
import { signUpByApi, someone } from '../support/customers.ts';
import { expect, test as base } from '../support/fixtures.ts';
import type { PlainServer } from '../support/plainServer/plainServer.ts';

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
 * The storefront runs against a server that offers only the calls of the specification, and talks to the gateway
 * itself.
 */
const test = base.extend<{ callsTo: PlainServer['callsTo'] }>({
  serverUrl: async ({ pointedThere }, use) => use(pointedThere.url),
  customer: async ({ plainServer, language }, use) =>
    use(await signUpByApi(plainServer.url, language)),
  /** The calls of one test; all have to be in the specification. */
  callsTo: [
    async ({ plainServer, context, serverUrl }, use) => {
      const ownCalls: string[] = [];
      context.on('request', (request) => {
        if (request.url().startsWith(`${serverUrl}/api`)) ownCalls.push(request.url());
      });
      plainServer.forgetCalls();
      await use(plainServer.callsTo);
      expect(plainServer.unknown, 'calls that the specification does not list').toEqual([]);
      expect(ownCalls, "calls to the kitchen's own server").toEqual([]);
    },
    { auto: true },
  ],
});

// One deployment for all of them.
test.describe.configure({ mode: 'default' });

test.describe('Pointed at another server', () => {
  test(
    'takes care of an account',
    { tag: '@part-1' },
    async ({ page, pages, language, callsTo }) => {
      const customer = someone(language);
      const newPassword = 'Cedar-tree-2026';
      await pages.signUp.open();
      await pages.signUp.register(customer);
      await expect(page).toHaveURL('/');

      await pages.profile.open();
      await pages.profile.rename('Noura');
      await expect(pages.profile.editButton).toBeVisible();
      expect(callsTo('PUT profile')[0]?.body).toMatchObject({ first_name: 'Noura' });
      await page.reload();
      await expect(page.getByText('Noura').first()).toBeVisible();
      await pages.profile.changePassword(customer.password, newPassword);

      await pages.profile.addAddress('8');
      await pages.profile.changeLastAddress('9');
      expect(callsTo('PUT address/:id')[0]?.body).toMatchObject({ house_building: '9' });
      await pages.profile.deleteLastAddress();
      await expect(pages.profile.editAddressButtons).toHaveCount(1);

      await pages.profile.logOut();
      await expect(page).toHaveURL('/login');
      await pages.login.logIn({ ...customer, password: newPassword });
      await expect(page).toHaveURL('/');
      const { headers } = callsTo('PUT profile')[0]!;
      expect(headers).toMatchObject({
        locale: language,
        'x-api-key': '',
        'content-type': 'application/json',
        accept: 'application/json',
      });
      expect(headers.authorization).toMatch(/^Bearer ./);
    },
  );

  test('keeps a cart', { tag: '@part-1' }, async ({ pages, customer, callsTo }) => {
    await pages.login.open();
    await pages.login.logIn(customer);
    await pages.home.chooseFirstPackage();
    await pages.product.subscribe();
    await pages.questionnaire.answer();
    await pages.meals.letDietitianChoose();
    await pages.cart.addOneMore();
    await expect(pages.cart.pendingChange).toHaveCount(0);
    await pages.cart.applyVoucher('PLAIN5');
    await pages.cart.removeVoucherButton('PLAIN5').click();
    await expect(pages.cart.applyVoucherButton).toBeVisible();
    await pages.cart.clear();
    await expect(pages.cart.emptyTitle).toBeVisible();
    expect(callsTo('PUT carts/items')[0]?.body).toMatchObject({ quantity: 2 });
  });

  test(
    'sells a plan, paid on the hosted page',
    { tag: '@part-2' },
    async ({ page, pages, language, customer, callsTo }) => {
      await pages.login.open();
      await pages.login.logIn(customer);
      await pages.home.chooseFirstPackage();
      await pages.product.subscribe();
      await pages.questionnaire.answer();
      await pages.meals.chooseOwnMeals({ meal: 2, snack: 1 });
      await pages.cart.applyVoucher('PLAIN5');
      await expect(pages.cart.removeVoucherButton('PLAIN5')).toBeVisible();
      await pages.cart.checkOut();
      await pages.checkout.pay();
      await expect(pages.hostedPayment.amount).toHaveText('25.000');
      await pages.hostedPayment.decline();
      await expect(pages.paymentFailed.title).toBeVisible();

      await pages.orders.open();
      await pages.orders.payNow();
      await pages.hostedPayment.pay();
      const orderId = await pages.thankYou.orderId();
      await expect(pages.thankYou.title).toBeVisible();
      const sent = callsTo('PUT subscriptions').at(-1)?.body as Record<string, unknown>;
      expect(Object.keys(sent).sort()).toEqual([...PAYMENT_FIELDS].sort());
      expect(sent).toMatchObject({
        subscription_id: orderId,
        paid_amount: '25.000',
        payment_status: true,
        payment_result_code: 'CAPTURED',
      });

      await pages.orders.openDetails(orderId);
      await expect(page.getByText('PLAIN5').first()).toBeVisible();
      await expect(pages.orders.paidLabel).toBeVisible();
      await pages.orders.openMeals(orderId);
      const dish = language === 'ar' ? 'سمك بالفرن' : 'Baked fish';
      await expect(page.getByText(dish).first()).toBeAttached();
    },
  );

  test(
    'books an appointment, paid on the hosted page, and cancels it',
    { tag: '@part-1' },
    async ({ pages, customer, callsTo }) => {
      await pages.appointmentDetails.open();
      await pages.login.logIn(customer);
      await pages.appointmentDetails.describe(COMMENTS);
      await pages.calendar.chooseTime();
      await pages.calendar.goToReview();
      await pages.review.hold();
      const appointmentId = await pages.bookingPayment.appointmentId();
      await pages.bookingPayment.confirmAndPay();
      await expect(pages.hostedPayment.amount).toHaveText('7.500');
      await pages.hostedPayment.decline();
      await expect(pages.bookingPayment.failedMessage).toBeVisible();
      await pages.bookingPayment.confirmAndPay();
      await pages.hostedPayment.pay();
      await expect(pages.appointmentConfirmed.title).toBeVisible();
      const sent = callsTo('PUT appointment-booking').at(-1)?.body as Record<string, unknown>;
      const fields = PAYMENT_FIELDS.map((name) =>
        name === 'subscription_id' ? 'booking_id' : name,
      );
      expect(Object.keys(sent).sort()).toEqual(fields.sort());
      expect(sent).toMatchObject({
        booking_id: appointmentId,
        paid_amount: '7.500',
        payment_status: true,
        payment_result_code: 'CAPTURED',
      });

      await pages.appointments.open();
      await pages.appointments.startCancelling();
      await pages.appointments.submitReason('');
      await expect(pages.appointments.reasonMissing).toBeVisible();
      await pages.appointments.submitReason('Travelling');
      await expect(pages.appointments.calledOffByCustomer).toBeVisible();
      expect(callsTo('PUT cancel-booking/:id')[0]?.body).toEqual({
        status: 'cancelled',
        rejected_reason: 'Travelling',
      });
    },
  );

  test('answers visitors', { tag: '@part-2' }, async ({ page, pages, text, customer, callsTo }) => {
    await pages.passwordReset.requestLink(customer.email);
    await expect(pages.passwordReset.linkSentTitle).toBeVisible();
    await pages.passwordReset.resetPassword('0123456789', 'Olive-tree-2026');
    await expect(page).toHaveURL('/login');

    await pages.contact.open();
    await pages.contact.send('Is there rice on Sunday?');
    await expect(pages.contact.sentTitle).toBeVisible();
    expect(callsTo('POST contact-us')[0]?.body).toMatchObject({
      message: 'Is there rice on Sunday?',
    });
    for (const route of ['aboutUs', 'terms', 'privacy'] as const) {
      await page.goto(routes[route].path);
      await expect(page).toHaveTitle(text('title.frame', { page: text(`title.${route}`) }));
      await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
    }
  });
});
