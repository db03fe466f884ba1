import { ApiError } from '../../../src/api/ApiError.ts';
import {
  bookAppointment,
  cancelAppointment,
  getAppointment,
  getAppointmentForm,
  getAppointmentSlots,
  getAppointments,
  moveAppointment,
  sendAppointmentPaymentResult,
} from '../../../src/api/appointments.ts';
import {
  addCartItem,
  changeCartItem,
  applyVoucher,
  clearCart,
  getCart,
  removeCartItem,
  removeVoucher,
  updateCart,
  updateCartItem,
} from '../../../src/api/carts.ts';
import type { ApiCall, ApiClient } from '../../../src/api/client.ts';
import { createApiClient } from '../../../src/api/createApiClient.ts';
import {
  addAddress,
  cancelEmailChange,
  confirmEmail,
  deleteAddress,
  getProfile,
  getRegisterForm,
  quickSignup,
  register,
  requestResetLink,
  resendEmailChange,
  restoreEmail,
  updateAddress,
  updateProfile,
} from '../../../src/api/customers.ts';
import { getHome } from '../../../src/api/home.ts';
import { delegateMealSelection, getMeals, saveMealSelection } from '../../../src/api/meals.ts';
import { getPackageCategory, getSampleWeek } from '../../../src/api/packages.ts';
import {
  changePlanDay,
  getPlanDay,
  skipPlanDay,
  takePlanDayBack,
} from '../../../src/api/planDays.ts';
import { changeDelivery } from '../../../src/api/planDeliveries.ts';
import { freezePlan, thawPlan } from '../../../src/api/planFreezes.ts';
import { getStopOffer, stopPlan } from '../../../src/api/planStops.ts';
import { openPaymentResult, startPayment } from '../../../src/api/payments.ts';
import { setMailPreference } from '../../../src/api/mailPreferences.ts';
import { getPrivacy, withdrawHealthConsent, type Privacy } from '../../../src/api/privacy.ts';
import { sendProblemReport } from '../../../src/api/problemReports.ts';
import { getQuestionnaire, saveQuestionnaire } from '../../../src/api/questionnaires.ts';
import { getRenewal, renewOrder } from '../../../src/api/renewals.ts';
import { login } from '../../../src/api/session.ts';
import {
  createOrder,
  getOrder,
  getOrders,
  reopenOrder,
  sendOrderPaymentResult,
} from '../../../src/api/subscriptions.ts';
import { addressesResponse } from '../../support/factories/address.ts';
import {
  appointmentForm,
  appointmentSlots,
  dietitian,
  paidBooking,
} from '../../support/factories/appointment.ts';
import { cart, cartItem } from '../../support/factories/cart.ts';
import {
  profileResponse,
  registerForm,
  signedInResponse,
} from '../../support/factories/customer.ts';
import { mailPreferences } from '../../support/factories/mailPreferences.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { dish, mealsResponse } from '../../support/factories/meals.ts';
import { packageResponse } from '../../support/factories/package.ts';
import { answers, questionnaireResponse } from '../../support/factories/questionnaire.ts';
import { renewablePlan, renewed } from '../../support/factories/renewal.ts';
import { sampleWeek } from '../../support/factories/sampleWeek.ts';
import {
  planDayResponse,
  subscriptionDetails,
  subscriptionItem,
  subscriptionSummary,
} from '../../support/factories/subscription.ts';
import type { EndpointName, Endpoints } from '../../support/fakeEndpoints.ts';
import { answerSchemas, faultsOf, type Fault } from '../../support/schemaFaults.ts';

interface Call<Name extends EndpointName> {
  /** A good answer with something in every list, so that each field is tried. */
  answer: Endpoints[Name]['answer'];
  ask: (api: ApiClient) => ApiCall<unknown>;
}

const filledCart = cart({
  voucher: { coupon_code: 'WELCOME10', name_en: 'Ten off', name_ar: 'خصم', discount: '9.800' },
});
const customer = signedInResponse({ cart: filledCart });
const addresses = addressesResponse({ cart: filledCart });
const profile = profileResponse({ cart: filledCart });
const change = {
  date: '2027-01-20',
  kind: 'skipped' as const,
  moved_to: '2027-02-15',
  until: '2027-02-01',
  delivery: {
    weekdays: [6],
    order_address_id: 71,
    delivery_time_slot: { id: 1, from: '06:00', to: '10:00' },
  },
  changed_at: '2027-01-17T10:00:00.000Z',
  added: [{ name_en: 'Salmon', name_ar: 'سلمون' }],
  removed: [{ name_en: 'Chicken', name_ar: 'دجاج' }],
};
const order = {
  subscription_details: subscriptionDetails({
    items: [
      subscriptionItem({
        changes: [change],
        freeze: { from: '2027-01-23', until: '2027-02-01', ended_early: false },
        stop: {
          stopped_at: '2027-01-21T09:00:00.000Z',
          from: '2027-01-24',
          days: 17,
          amount: '83.300',
          refunded_at: '2027-01-25T09:00:00.000Z',
        },
      }),
    ],
    closed_days: ['2027-02-25'],
  }),
  cart: filledCart,
};
const line = { cart_item: cartItem(), cart: filledCart };
const appointment = { booking: paidBooking() };
const paymentResult = {
  order_reference_number: 'SUB-41-1-0a1b2c3d',
  paid_amount: '98.000',
  payment_id: '100202',
  paid_on: '2027-01-17 12:30',
  payment_type_id: 1,
  payment_status: true,
  payment_result_code: 'CAPTURED',
  payment_token: 'token',
  administrative_charge: 0,
};
const allergens = [{ id: 1, name_en: 'Peanuts', name_ar: 'فول سوداني' }];
const emailChange = {
  email_change: { email: 'sara@mizan.example', expires_at: '2027-01-13T07:00:00.000Z' },
};
const privacy: Privacy = {
  health_consent: {
    text_version: '1',
    language: 'en',
    given_at: '2027-01-12T07:00:00.000Z',
    withdrawn_at: '2027-01-13T07:00:00.000Z',
  },
  has_health_answers: true,
  deletion_blockers: [{ reason: 'plan', number: 'MZ-1041', until: '2027-02-01' }],
};
const anything = {} as never;

const calls: { [Name in EndpointName]?: Call<Name> } = {
  'GET home': { answer: homeResponse({ cart: filledCart }), ask: getHome },
  'POST login': { answer: customer, ask: (api) => login(api, anything) },
  'GET register': { answer: registerForm(), ask: getRegisterForm },
  'POST register': { answer: customer, ask: (api) => register(api, anything) },
  'POST quick-signup': { answer: customer, ask: (api) => quickSignup(api, anything) },
  'GET profile': { answer: profile, ask: getProfile },
  'PUT profile': { answer: profile, ask: (api) => updateProfile(api, anything) },
  'POST email-change': { answer: emailChange, ask: resendEmailChange },
  'DELETE email-change': { answer: emailChange, ask: cancelEmailChange },
  'POST confirm-email': {
    answer: { customer_id: 3, email: 'sara@mizan.example' },
    ask: (api) => confirmEmail(api, anything),
  },
  'POST restore-email': {
    answer: { email: 'noura@mizan.example', reset_token: 'token' },
    ask: (api) => restoreEmail(api, anything),
  },
  'POST reset-password-token': {
    answer: { next_mail_in: 60 },
    ask: (api) => requestResetLink(api, anything),
  },
  'POST problem-reports': {
    answer: { number: 17, reference: '7K2M9QX4TB' },
    ask: (api) => sendProblemReport(api, { recording: '{}' }),
  },
  'PUT mail-preferences': {
    answer: mailPreferences(),
    ask: (api) => setMailPreference(api, anything),
  },
  'GET privacy': { answer: privacy, ask: getPrivacy },
  'DELETE privacy/health-consent': { answer: privacy, ask: withdrawHealthConsent },
  'POST address': { answer: addresses, ask: (api) => addAddress(api, anything) },
  'PUT address/:id': {
    answer: addresses,
    ask: (api) => updateAddress(api, { id: 1, address: anything }),
  },
  'DELETE address/:id': { answer: addresses, ask: (api) => deleteAddress(api, { id: 1 }) },
  'GET package-categories/:id': {
    answer: packageResponse({ cart: filledCart }),
    ask: (api) => getPackageCategory(api, { id: 1 }),
  },
  'GET sample-week': { answer: sampleWeek(), ask: (api) => getSampleWeek(api, anything) },
  'GET carts': { answer: { cart: filledCart }, ask: getCart },
  'POST carts': {
    answer: { cart: filledCart, cart_item_id: 31 },
    ask: (api) => addCartItem(api, anything),
  },
  'PUT carts': { answer: { cart: filledCart }, ask: (api) => updateCart(api, anything) },
  'PUT carts/items': { answer: { cart: filledCart }, ask: (api) => updateCartItem(api, anything) },
  'PUT carts/items/:id': {
    answer: { cart: filledCart, cart_item_id: 11, removed_dishes: 2 },
    ask: (api) => changeCartItem(api, { itemId: 11, plan: anything }),
  },
  'DELETE carts/items/:id': {
    answer: { cart: filledCart },
    ask: (api) => removeCartItem(api, { itemId: 1 }),
  },
  'DELETE carts/clear': { answer: { cart: filledCart }, ask: clearCart },
  'POST carts/voucher': { answer: { cart: filledCart }, ask: (api) => applyVoucher(api, anything) },
  'DELETE carts/voucher': { answer: { cart: filledCart }, ask: removeVoucher },
  'GET dislikes-allergies/:id': {
    answer: questionnaireResponse({ questionnaire: answers(), cart: filledCart }),
    ask: (api) => getQuestionnaire(api, { cartItemId: 31 }),
  },
  'POST dislikes-allergies': {
    answer: { ...line, removed_dishes: 2 },
    ask: (api) => saveQuestionnaire(api, anything),
  },
  'GET meals': {
    answer: mealsResponse({
      dishes: [
        dish({ allergens, ingredients: allergens, blocked_by: allergens, disliked: allergens }),
      ],
      selection: [{ date: '2027-01-20', meals: [31], snacks: [41] }],
      cart: filledCart,
    }),
    ask: (api) => getMeals(api, { cartItemId: 31 }),
  },
  'POST meal-selection': { answer: line, ask: (api) => saveMealSelection(api, anything) },
  'PUT meal-selection': { answer: line, ask: (api) => delegateMealSelection(api, anything) },
  'POST subscriptions': { answer: order, ask: (api) => createOrder(api, anything) },
  'GET subscriptions': {
    answer: { subscriptions: [subscriptionSummary()], cart: filledCart },
    ask: getOrders,
  },
  'POST subscriptions/:id/reopen': {
    answer: { ...order, payment_page_open: true },
    ask: (api) => reopenOrder(api, { id: 41 }),
  },
  'GET subscriptions/:id': { answer: order, ask: (api) => getOrder(api, { id: 41 }) },
  'PUT subscriptions': { answer: order, ask: (api) => sendOrderPaymentResult(api, anything) },
  'GET appointment-bookings-form': {
    answer: appointmentForm({ dietitians: [dietitian({ full_days: ['2027-02-03'] })] }),
    ask: getAppointmentForm,
  },
  'GET appointment-bookings-time-slots': {
    answer: appointmentSlots(),
    ask: (api) => getAppointmentSlots(api, { dietitianId: 1, date: '2027-02-01' }),
  },
  'POST appointment-booking': {
    answer: appointment,
    ask: (api) => bookAppointment(api, anything),
  },
  'PUT appointment-booking': {
    answer: appointment,
    ask: (api) => sendAppointmentPaymentResult(api, anything),
  },
  'GET appointment-booking/:id': {
    answer: appointment,
    ask: (api) => getAppointment(api, { id: 61 }),
  },
  'GET subscriptions/:id/renewal': {
    answer: { plans: [renewablePlan()] },
    ask: (api) => getRenewal(api, { orderId: 41 }),
  },
  'POST subscriptions/:id/renewal': {
    answer: renewed({ cart: filledCart, not_sold: [{ name_en: 'Fit Pro', name_ar: 'فت برو' }] }),
    ask: (api) => renewOrder(api, { orderId: 41 }),
  },
  'GET subscriptions/:id/days/:id': {
    answer: planDayResponse({
      dishes: [
        dish({ allergens, ingredients: allergens, blocked_by: allergens, disliked: allergens }),
      ],
      selection: { date: '2027-01-23', meals: [31], snacks: [41] },
    }),
    ask: (api) => getPlanDay(api, { orderId: 41, dayId: 61 }),
  },
  'PUT subscriptions/:id/days/:id': {
    answer: order,
    ask: (api) =>
      changePlanDay(api, { day: { orderId: 41, dayId: 61 }, choice: { meals: [31], snacks: [] } }),
  },
  'PUT subscriptions/:id/days/:id/skip': {
    answer: order,
    ask: (api) => skipPlanDay(api, { orderId: 41, dayId: 61 }),
  },
  'DELETE subscriptions/:id/days/:id/skip': {
    answer: order,
    ask: (api) => takePlanDayBack(api, { orderId: 41, dayId: 61 }),
  },
  'PUT subscriptions/:id/items/:id/freeze': {
    answer: order,
    ask: (api) =>
      freezePlan(api, {
        plan: { orderId: 41, itemId: 51 },
        period: { from: '2027-01-23', until: '2027-02-01' },
      }),
  },
  'DELETE subscriptions/:id/items/:id/freeze': {
    answer: order,
    ask: (api) => thawPlan(api, { orderId: 41, itemId: 51 }),
  },
  'PUT subscriptions/:id/items/:id/delivery': {
    answer: order,
    ask: (api) =>
      changeDelivery(api, {
        plan: { orderId: 41, itemId: 51 },
        change: {
          from: '2027-01-23',
          until: null,
          weekdays: [6],
          address_id: 41,
          delivery_time_slot_id: null,
        },
      }),
  },
  'GET subscriptions/:id/items/:id/stop': {
    answer: {
      amount: '83.300',
      delivery_fee: '0.000',
      days: 17,
      last_day: '2027-01-23',
      until: '2027-01-22',
    },
    ask: (api) => getStopOffer(api, { orderId: 41, itemId: 51 }),
  },
  'PUT subscriptions/:id/items/:id/stop': {
    answer: order,
    ask: (api) => stopPlan(api, { plan: { orderId: 41, itemId: 51 }, amount: 83_300 }),
  },
  'GET customer-booking': { answer: { bookings: [paidBooking()] }, ask: getAppointments },
  'PUT move-booking/:id': {
    answer: appointment,
    ask: (api) => moveAppointment(api, { appointmentId: 61, date: '2027-01-19', time: '10:00' }),
  },
  'PUT cancel-booking/:id': {
    answer: appointment,
    ask: (api) => cancelAppointment(api, { id: 61, reason: 'Travelling' }),
  },
  'POST payments/checkout': {
    answer: {
      subscription_id: 41,
      order_reference_number: 'SUB-41-1-0a1b2c3d',
      payment_url: 'https://gateway.example/payment',
    },
    ask: (api) => startPayment(api, { subscription_id: 41 }),
  },
  'POST payments/result': {
    answer: { result: { subscription_id: 41, ...paymentResult } },
    ask: (api) => openPaymentResult(api, { data: '00' }),
  },
};

/** Fields that another server may leave out: the specification has none of them, or they have no value yet. */
const OPTIONAL =
  /^cart$|(cart\.items|^cart_item)\.(daily_nutrition|questionnaire_completed|meals_completed|meals_selected_by|days_selected|start_date_available|earliest_start_date)$|^package_categories\.(full_day|price_from_plan)$|^delivery$|^package_category\.variants\.portions$|\.items\.(daily_nutrition|continued_until|days_changeable|changes|changes\.(kind|moved_to|until|delivery)|freeze|freeze\.ended_early|stop|schedule\.(id|missing|makes_up_for|order_address_id|delivery_time_slot|dishes\.selected_by))$|^skip_moves_to$|^profile\.(id|phone|civil_id)$|^daily_nutrition$|^email_change$|^next_mail_in$|^bookings?\.(refunded|movable)$|^subscription(s|_details)\.(as_of|payment_pending|payable|changeable|changed|refund_due|refunded|renewable|renewed_by|stopped)$|^subscription_details\.(closed_days|delivery_addresses|delivery_time_slots|dietitian_due|coupon_code|amount_paid|paid_via|paid_on|payment_id|order_reference_number|message|registered_mobile_number|address)$/;
/** Fields that another server may leave out of single answers. */
const OPTIONAL_OF: Partial<Record<EndpointName, string>> = {
  'GET profile': 'mail_preferences',
  'PUT profile': 'mail_preferences',
  'GET meals': 'dishes.ingredients',
  'GET subscriptions/:id/days/:id': 'dishes.ingredients',
  'POST carts': 'cart_item_id',
  'POST dislikes-allergies': 'removed_dishes',
  'PUT subscriptions': 'subscription_details',
};
/** Fields that the storefront does not read. */
const UNREAD: Partial<Record<EndpointName, RegExp>> = {
  'POST dislikes-allergies': /^cart_item\b/,
  'POST meal-selection': /^cart_item\b/,
  'PUT meal-selection': /^cart_item\b/,
  'PUT carts/items/:id': /^cart_item_id$/,
  'POST payments/checkout': /^(subscription_id|booking_id)$/,
};

const schemas = answerSchemas();
const names = [...schemas]
  .filter(([, schema]) => Object.keys(schema.properties ?? {}).length > 0)
  .map(([name]) => name)
  // The gateway's answer, and the customer's file, which is passed on unread.
  .filter((name) => name !== 'POST payments/webhook' && name !== 'POST privacy/download');

/** The client's result for an answer: `read`, or the kind of the failure. */
async function outcome(ask: Call<EndpointName>['ask'], answer: unknown): Promise<unknown> {
  const body = JSON.stringify({ status: true, code: 200, response: answer });
  const api = createApiClient({
    baseUrl: '/api',
    fetch: async () => new Response(body),
    locale: () => 'en',
    token: () => null,
  });
  return ask(api)
    .send()
    .then(
      () => 'read',
      (error: unknown) => (error instanceof ApiError ? error.facts.kind : error),
    );
}

function expectedOf(name: EndpointName, { field, kind, allowed }: Fault): string {
  if (UNREAD[name]?.test(field)) return 'read';
  const mayLack = OPTIONAL.test(field) || OPTIONAL_OF[name] === field;
  return allowed || (kind !== 'wrong' && mayLack) ? 'read' : 'malformed';
}

it('tries the answer of every call', () => {
  expect(Object.keys(calls).sort()).toEqual(names.sort());
});

describe.each(Object.entries(calls))('The answer of %s', (name, { answer, ask }) => {
  const endpoint = name as EndpointName;
  const faults = faultsOf(schemas.get(name)!, answer);

  it('is read where it matches the schema', async () => {
    expect(await outcome(ask, answer)).toBe('read');
    expect(await outcome(ask, { ...answer, unheard: 'of' })).toBe('read');
  });

  it('is malformed where one field does not', async () => {
    const different = [];
    for (const fault of faults) {
      const found = await outcome(ask, fault.answer);
      const expected = expectedOf(endpoint, fault);
      if (found !== expected) different.push(`${fault.field} (${fault.kind}): ${String(found)}`);
    }
    expect(faults.length).toBeGreaterThan(1);
    expect([...new Set(different)]).toEqual([]);
  });
});
