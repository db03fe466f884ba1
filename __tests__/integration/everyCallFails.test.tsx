// Loaded here, so that no step waits for their compilation.
import '../../src/features/booking/AppointmentPreviewPage.tsx';
import '../../src/features/booking/BookingToPayPage.tsx';
import '../../src/features/booking/DietitianAppointmentPage.tsx';
import '../../src/features/booking/DietitianCalendarPage.tsx';
import '../../src/features/cart/CartPage.tsx';
import '../../src/features/cart/components/CartQuestionDialog.tsx';
import '../../src/features/checkout/CheckoutPage.tsx';
import '../../src/features/home/HomePage.tsx';
import '../../src/features/mealSelection/MealSelectionPage.tsx';
import '../../src/features/mealSelection/PlanDayPage.tsx';
import '../../src/features/orders/details/OrderDetailsPage.tsx';
import '../../src/features/orders/payment/ThankYouPage.tsx';
import '../../src/features/payment/PaymentPage.tsx';
import '../../src/features/product/ProductPage.tsx';
import '../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../src/features/quickSignUp/QuickSignUpPage.tsx';
import '../../src/features/register/RegisterPage.tsx';
import '../../src/features/session/LoginPage.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CustomerInfo } from '../../src/api/session.ts';
import { REQUEST_TIMEOUT_MS } from '../../src/api/createApiClient.ts';
import { NOTE_PAUSE_MS } from '../../src/features/cart/cartSaga.ts';
import { address, addressesResponse } from '../support/factories/address.ts';
import {
  appointmentForm,
  appointmentSlots,
  booking,
  paidBooking,
} from '../support/factories/appointment.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import {
  customerInfo,
  profileResponse,
  registerForm,
  signedInResponse,
} from '../support/factories/customer.ts';
import { homeResponse } from '../support/factories/home.ts';
import { dish, mealsResponse } from '../support/factories/meals.ts';
import { packageResponse } from '../support/factories/package.ts';
import { questionnaireResponse } from '../support/factories/questionnaire.ts';
import { renewablePlan, renewed } from '../support/factories/renewal.ts';
import {
  paidSubscription,
  planDayResponse,
  freezableOrder,
  frozenPlanOrder,
  skippedDayOrder,
  stopOffer,
  stoppedPlanOrder,
  subscriptionDetails,
} from '../support/factories/subscription.ts';
import type { Handlers } from '../support/fakeApi.ts';
import type { EndpointName } from '../support/fakeEndpoints.ts';
import { fillField } from '../support/fillField.ts';
import { fillQuestionnaire } from '../support/fillQuestionnaire.ts';
import { heldValues } from '../support/heldValues.ts';
import { renderApp } from '../support/renderApp.tsx';
import {
  cutInTheMiddle,
  networkDown,
  noAnswer,
  payload,
  raw,
  refuse,
  type Reply,
} from '../support/replies.ts';

// Twice in place of two minutes.
jest.mock('../../src/features/payment/pollDelays.ts', () => ({
  POLL_DELAYS_MS: [0],
  POLL_MINUTES: 2,
}));

const UNREACHED = 'We could not reach the shop. Check your internet connection and try again.';
const BROKEN = 'Something went wrong on our side. Please try again.';

/** The faults of a call, and the message that the customer then reads. */
type Happening = readonly [name: string, reply: () => Reply, says: string];
const failures: readonly Happening[] = [
  ['offline', networkDown, UNREACHED],
  ['slow', noAnswer, 'The shop is taking too long to answer. Please try again.'],
  ['cut in the middle', cutInTheMiddle, UNREACHED],
  ['500', () => refuse({ code: 500, message: 'Our kitchen is in a muddle.' }), 'in a muddle'],
  ['429', () => refuse({ code: 429, retryAfter: 30 }), 'Please try again in 30 seconds.'],
  ['503', () => refuse({ code: 503, error: 'unavailable', message: 'Back soon.' }), 'Back soon.'],
  ['a proxy’s 502', () => raw('<html>Bad gateway</html>', 502), BROKEN],
  ['no JSON', () => raw('<html>Sign in to the hotel’s Wi-Fi</html>'), BROKEN],
  ['half of the JSON', () => raw('{"status":true,"respo'), BROKEN],
  ['JSON of another shape', () => payload({ cart: 'seven' }), BROKEN],
];

const FIFTHS = 5;
const { FAILURE_SEED } = process.env;

/** All of them, or with FAILURE_SEED a fifth, a different one for each call. */
function triedFor(call: number, happenings: readonly Happening[]): readonly Happening[] {
  if (FAILURE_SEED === undefined) return happenings;
  return happenings.filter((_, place) => (place + call + Number(FAILURE_SEED)) % FIFTHS === 0);
}

/** For a customer it ends the session: nothingTypedIsLost.test.tsx. */
const unknown: Happening = [
  '401',
  () => refuse({ code: 401, error: 'session_invalid', message: 'Not known here.' }),
  'Not known here.',
];

const basket = cart({ address_id: 41 });
const reduced = cart({
  voucher: { coupon_code: 'WELCOME10', name_en: '10% off', name_ar: 'خصم', discount: '9.800' },
});
const order = { subscription_details: subscriptionDetails(), cart: cart({ id: 8, items: [] }) };
const paidOrder = { subscription_details: paidSubscription(), cart: null };
/** Three days before its end. */
const endingOrder = {
  subscription_details: paidSubscription({ as_of: '2027-02-11T09:00:00.000Z', renewable: true }),
  cart: null,
};
const skippedDay = { subscription_details: skippedDayOrder(), cart: null };
const freezable = { subscription_details: freezableOrder(), cart: null };
const stoppedPlan = { subscription_details: stoppedPlanOrder(), cart: null };
const frozenPlan = { subscription_details: frozenPlanOrder(), cart: null };
const THANKS = 'Thank you, your order is placed';
const started = { payment_url: 'http://pay.example/payment?data=token' };
const SLOT = 'dietitian=1&date=2027-01-17&time=10%3A00';

const kitchen: Handlers = {
  'GET register': registerForm(),
  'POST register': signedInResponse(),
  'POST login': signedInResponse(),
  'POST quick-signup': signedInResponse(),
  'GET home': homeResponse({ cart: basket }),
  'GET package-categories/:id': packageResponse({ cart: basket }),
  'POST carts': { cart: basket, cart_item_id: 11 },
  'GET dislikes-allergies/:id': questionnaireResponse({ cart: basket }),
  'POST dislikes-allergies': { cart_item: cartItem(), removed_dishes: 0, cart: basket },
  'GET meals': mealsResponse({
    cart_item: cartItem({ meals: 2, snacks: 1, days: 1, meals_selected_by: null }),
    dates: ['2027-01-20'],
    cart: basket,
  }),
  'POST meal-selection': { cart_item: cartItem(), cart: basket },
  'PUT meal-selection': { cart_item: cartItem(), cart: basket },
  'GET carts': { cart: basket },
  'PUT carts': { cart: basket },
  'PUT carts/items': { cart: cart({ items: [cartItem({ quantity: 2 })] }) },
  'DELETE carts/items/:id': { cart: cart({ items: [] }) },
  'PUT carts/items/:id': { cart_item_id: 11, removed_dishes: 0, cart: basket },
  'DELETE carts/clear': { cart: cart({ items: [] }) },
  'POST carts/voucher': { cart: reduced },
  'DELETE carts/voucher': { cart: basket },
  'GET profile': profileResponse({
    addresses: [address(), address({ id: 42, title: 'Office' })],
    cart: basket,
  }),
  'POST address': addressesResponse({
    address: address({ id: 50, title: 'New house' }),
    addresses: [address({ id: 50, title: 'New house' })],
    cart: basket,
  }),
  'POST subscriptions': order,
  'GET subscriptions/:id': order,
  'GET subscriptions/:id/days/:id': planDayResponse({
    dishes: [
      dish({ id: 31 }),
      dish({ id: 32, name_en: 'Grilled salmon', name_ar: 'سلمون مشوي' }),
      dish({ id: 41, kind: 'snack', name_en: 'Fruit salad', name_ar: 'سلطة فواكه' }),
    ],
    selection: { date: '2027-01-23', meals: [31], snacks: [41] },
  }),
  'PUT subscriptions/:id/days/:id': paidOrder,
  'GET subscriptions/:id/renewal': { plans: [renewablePlan()] },
  'POST subscriptions/:id/renewal': renewed({ cart: basket }),
  'POST payments/checkout': {
    ...started,
    subscription_id: 41,
    order_reference_number: 'SUB-41-1-0a1b2c3d',
  },
  'GET appointment-bookings-form': appointmentForm(),
  'GET appointment-bookings-time-slots': appointmentSlots(),
  'POST appointment-booking': { booking: booking() },
  'GET appointment-booking/:id': { booking: booking() },
};

// Hidden behind a dialog that stays after a failure.
const main = () => within(screen.getByRole('main', { hidden: true }));
const press = async (user: UserEvent, name: string | RegExp) => {
  const [button] = await main().findAllByRole('button', { name });
  await user.click(button!);
};

interface Call {
  path: string;
  /** As a guest. */
  guest?: boolean;
  endpoint: EndpointName;
  kitchen?: Handlers;
  type?: (user: UserEvent) => Promise<void>;
  /** Makes the call, and repeats it; undefined for a call that the page makes itself. */
  send?: (user: UserEvent) => Promise<void>;
  /** Repeats a call that the page has made itself. */
  again?: (user: UserEvent) => Promise<void>;
  /** False where another page follows a failure. */
  keeps?: boolean;
  /** False where a payment comes back to: it stays open while the shop is closed. */
  closes?: boolean;
  /** A dialog asks first, and again after a login. */
  asks?: boolean;
  /** The page after a login, which shows the payment's state; undefined where it is the same one. */
  returnsTo?: string;
  /** Seen once it got through. */
  ends: () => Promise<unknown>;
}

const RETRY = 'Try again';
const heading = (name: string | RegExp) => () => screen.findByRole('heading', { name, level: 1 });

const person = {
  'First name': 'Noura',
  'Last name': 'Al-Sabah',
  Email: 'noura@example.com',
  Password: 'secret words 1',
  'Confirm password': 'secret words 1',
};
async function fillFields(user: UserEvent, form: string, fields: Record<string, string>) {
  const own = within(await screen.findByRole('form', { name: form }));
  for (const [label, text] of Object.entries(fields)) {
    await user.click(own.getByLabelText(label));
    await user.paste(text);
  }
}
const accept = (user: UserEvent) =>
  user.click(screen.getByRole('checkbox', { name: /Terms and Conditions/ }));

const calls: Record<string, Call> = {
  'the login': {
    path: '/login?redirect=%2Fcart',
    guest: true,
    endpoint: 'POST login',
    type: (user) =>
      fillFields(user, 'Login', { Email: 'noura@example.com', Password: 'secret words 1' }),
    send: (user) => press(user, 'Login'),
    ends: heading('Your cart'),
  },
  'a quick sign-up': {
    path: '/quick-sign-up?redirect=%2Fcart',
    guest: true,
    endpoint: 'POST quick-signup',
    async type(user) {
      await fillFields(user, 'I am new here', { ...person, 'Mobile number': '50012345' });
      await accept(user);
    },
    send: (user) => press(user, 'Sign up'),
    ends: heading('Your cart'),
  },
  'the areas of a registration': {
    path: '/register',
    guest: true,
    endpoint: 'GET register',
    ends: () => screen.findByRole('combobox', { name: 'Governorate' }),
  },
  'a registration': {
    path: '/register?redirect=%2Fcart',
    guest: true,
    endpoint: 'POST register',
    async type(user) {
      const rest = { 'Civil ID': '285070400028', Block: '5', Street: '7', 'Building/House': '12' };
      await fillFields(user, 'Create your account', { ...person, ...rest });
      const select = (name: string) => screen.getByRole('combobox', { name });
      await user.selectOptions(select('Governorate'), 'Hawalli');
      await user.selectOptions(select('Area'), 'Salmiya');
      await accept(user);
    },
    send: (user) => press(user, 'Create account'),
    ends: heading('Your cart'),
  },
  'the product': {
    path: '/package-categories/1',
    endpoint: 'GET package-categories/:id',
    ends: heading('Fit Pro'),
  },
  'a plan into the cart': {
    path: '/package-categories/1',
    endpoint: 'POST carts',
    send: (user) => press(user, 'Subscribe now'),
    ends: heading(/dislikes/i),
  },
  'the questionnaire': {
    path: '/dislikes-allergies/11',
    endpoint: 'GET dislikes-allergies/:id',
    ends: () => screen.findByRole('checkbox', { name: 'Peanuts' }),
  },
  'the answers': {
    path: '/dislikes-allergies/11',
    endpoint: 'POST dislikes-allergies',
    type: fillQuestionnaire,
    send: (user) => press(user, 'Save and continue to meals'),
    ends: () => screen.findByRole('button', { name: 'Pick my meals' }),
  },
  'the menu': {
    path: '/meals/11',
    endpoint: 'GET meals',
    ends: () => screen.findByRole('button', { name: 'Pick my meals' }),
  },
  'the meals': {
    path: '/meals/11',
    endpoint: 'POST meal-selection',
    async type(user) {
      await user.click(await screen.findByRole('button', { name: 'Pick my meals' }));
      await user.click(screen.getByRole('checkbox', { name: 'Chicken machboos' }));
      await user.click(screen.getByRole('checkbox', { name: 'Grilled salmon' }));
      await user.click(screen.getByRole('tab', { name: /^Snacks/ }));
      await user.click(screen.getByRole('checkbox', { name: 'Fruit salad' }));
      await user.click(screen.getByRole('tab', { name: /^Meals/ }));
    },
    send: (user) => press(user, 'Save and go to cart'),
    ends: heading('Your cart'),
  },
  'the dietitian’s choice': {
    path: '/meals/11',
    endpoint: 'PUT meal-selection',
    send: (user) => press(user, 'Let the dietitian choose'),
    ends: heading('Your cart'),
  },
  'the menu of a day that is paid': {
    path: '/order-details/41/days/61',
    endpoint: 'GET subscriptions/:id/days/:id',
    ends: () => screen.findByRole('checkbox', { name: 'Chicken machboos' }),
  },
  'other meals for a day that is paid': {
    path: '/order-details/41/days/61',
    endpoint: 'PUT subscriptions/:id/days/:id',
    kitchen: { 'GET subscriptions/:id': paidOrder },
    async type(user) {
      await user.click(await screen.findByRole('checkbox', { name: 'Chicken machboos' }));
      await user.click(screen.getByRole('checkbox', { name: 'Grilled salmon' }));
    },
    send: (user) => press(user, 'Save these meals'),
    ends: () => screen.findByText(/Your meals of this day are changed/),
  },
  'a day to be skipped': {
    path: '/order-details/41/days/61',
    endpoint: 'PUT subscriptions/:id/days/:id/skip',
    kitchen: {
      'PUT subscriptions/:id/days/:id/skip': skippedDay,
      'GET subscriptions/:id': skippedDay,
    },
    type: async (user) => user.click(await screen.findByRole('button', { name: 'Skip this day' })),
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Skip this day' }));
    },
    ends: () => screen.findByText(/This day is skipped/),
  },
  'a skipped day to be taken back': {
    path: '/order-details/41?day=2027-01-23',
    endpoint: 'DELETE subscriptions/:id/days/:id/skip',
    kitchen: {
      'DELETE subscriptions/:id/days/:id/skip': paidOrder,
      'GET subscriptions/:id': skippedDay,
    },
    send: async (user) => user.click(await screen.findByRole('button', { name: /^Take it back/ })),
    ends: () => screen.findByText(/This day is delivered again/),
  },
  'a plan to be frozen': {
    path: '/order-details/41',
    endpoint: 'PUT subscriptions/:id/items/:id/freeze',
    kitchen: {
      'PUT subscriptions/:id/items/:id/freeze': frozenPlan,
      'GET subscriptions/:id': freezable,
    },
    async type(user) {
      await press(user, 'Freeze my plan');
      for (const field of ['First frozen day', 'Last frozen day']) {
        const dialog = within(await screen.findByRole('dialog'));
        const calendar = within(dialog.getByRole('group', { name: field }));
        await user.click(calendar.getByRole('button', { name: /24 January 2027/ }));
      }
    },
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Freeze my plan' }));
    },
    ends: () => screen.findByText(/Your plan is frozen for these days/),
  },
  'a delivery to be changed': {
    path: '/order-details/41?day=2027-01-24',
    endpoint: 'PUT subscriptions/:id/items/:id/delivery',
    kitchen: {
      'PUT subscriptions/:id/items/:id/delivery': freezable,
      'GET subscriptions/:id': freezable,
      'GET profile': profileResponse({ cart: null }),
    },
    async type(user) {
      await press(user, 'Change address or time of Sunday 24 January');
      const dialog = within(await screen.findByRole('dialog'));
      const slots = await dialog.findByRole('combobox', { name: 'Delivery time slot' });
      const evening = dialog.getByRole('option', { name: '4:00 pm to 7:00 pm' });
      await user.selectOptions(slots, evening);
    },
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Change delivery' }));
    },
    ends: () => screen.findByText(/Your delivery is changed/),
  },
  'a freeze to be ended': {
    path: '/order-details/41',
    endpoint: 'DELETE subscriptions/:id/items/:id/freeze',
    kitchen: {
      'DELETE subscriptions/:id/items/:id/freeze': freezable,
      'GET subscriptions/:id': frozenPlan,
    },
    type: (user) => press(user, 'End the freeze early'),
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'End the freeze early' }));
    },
    ends: () => screen.findByText(/The freeze has been ended/),
  },
  'what a stopped plan gives back': {
    path: '/order-details/41',
    endpoint: 'GET subscriptions/:id/items/:id/stop',
    kitchen: {
      'GET subscriptions/:id': freezable,
      'GET subscriptions/:id/items/:id/stop': stopOffer(),
    },
    send: (user) => press(user, 'Stop my plan'),
    async again(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(await dialog.findByRole('button', { name: RETRY }));
    },
    ends: () => screen.findByText(/Sunday 24 January. What the kitchen/),
  },
  'a plan to be stopped': {
    path: '/order-details/41',
    endpoint: 'PUT subscriptions/:id/items/:id/stop',
    kitchen: {
      'PUT subscriptions/:id/items/:id/stop': stoppedPlan,
      'GET subscriptions/:id/items/:id/stop': stopOffer(),
      'GET subscriptions/:id': freezable,
    },
    type: (user) => press(user, 'Stop my plan'),
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(await dialog.findByRole('button', { name: 'Stop my plan' }));
    },
    ends: () => screen.findByText(/Your plan is stopped. The confirmation/),
  },
  'what a renewed plan begins with': {
    path: '/order-details/41',
    endpoint: 'GET subscriptions/:id/renewal',
    kitchen: { 'GET subscriptions/:id': endingOrder },
    ends: () => screen.findByRole('button', { name: /^Renew from/ }),
  },
  'a plan to be renewed': {
    path: '/order-details/41',
    endpoint: 'POST subscriptions/:id/renewal',
    kitchen: { 'GET subscriptions/:id': endingOrder },
    send: async (user) => user.click(await screen.findByRole('button', { name: /^Renew from/ })),
    ends: heading('Your cart'),
  },
  'a coupon': {
    path: '/cart',
    endpoint: 'POST carts/voucher',
    type: (user) => fillField(user, 'Coupon code', 'WELCOME10'),
    send: (user) => press(user, 'Apply'),
    ends: () => screen.findByText('10% off'),
  },
  'the end of a coupon': {
    path: '/cart',
    endpoint: 'DELETE carts/voucher',
    kitchen: { 'GET home': homeResponse({ cart: reduced }), 'GET carts': { cart: reduced } },
    send: (user) => press(user, 'Remove the coupon WELCOME10'),
    ends: () => screen.findByLabelText('Coupon code'),
  },
  'the cart': {
    path: '/cart',
    endpoint: 'GET carts',
    kitchen: { 'GET home': homeResponse() },
    ends: heading('Your cart'),
  },
  'a note to the kitchen': {
    path: '/cart',
    endpoint: 'PUT carts',
    kitchen: {
      'PUT carts': ({ body }) => ({ cart: { ...basket, comment: body.comment ?? null } }),
    },
    type: (user) => fillField(user, /^Note to the kitchen/, 'Ring twice'),
    again: (user) => press(user, 'Save again'),
    async ends() {
      await screen.findByText('Saved');
      await screen.findByDisplayValue('Ring twice');
    },
  },
  'another address': {
    path: '/checkout',
    endpoint: 'PUT carts',
    kitchen: { 'PUT carts': { cart: cart({ address_id: 42 }) } },
    send: async (user) => user.click(await screen.findByRole('radio', { name: 'Office' })),
    ends: () => waitFor(() => expect(main().getByRole('radio', { name: 'Office' })).toBeChecked()),
  },
  'a changed plan': {
    path: '/package-categories/1?item=11',
    endpoint: 'PUT carts/items/:id',
    send: (user) => press(user, 'Change plan'),
    ends: heading('Your cart'),
  },
  'a quantity': {
    path: '/cart',
    endpoint: 'PUT carts/items',
    send: (user) => press(user, /^One more of/),
    ends: () => waitFor(() => expect(main().getByText('2')).toBeVisible()),
  },
  'the checkout’s profile': {
    path: '/checkout',
    endpoint: 'GET profile',
    ends: heading('Checkout'),
  },
  'an address': {
    path: '/checkout',
    endpoint: 'POST address',
    async type(user) {
      await press(user, 'Add a new address');
      const select = (name: string) => screen.getByRole('combobox', { name });
      await user.selectOptions(select('Governorate'), 'Capital');
      await user.selectOptions(select('Area'), 'Kaifan');
      await fillField(user, 'Block', '3');
      await fillField(user, 'Street', '101');
      await fillField(user, 'Building/House', '8');
    },
    send: (user) => press(user, 'Save address'),
    ends: () => screen.findByRole('radio', { name: 'New house' }),
  },
  'the order': {
    path: '/checkout',
    endpoint: 'POST subscriptions',
    send: (user) => press(user, /^Pay 98\.000/),
    ends: () => screen.findByRole('heading', { name: /payment page/ }),
  },
  'a cart to be emptied': {
    path: '/cart',
    endpoint: 'DELETE carts/clear',
    type: (user) => press(user, 'Clear the cart'),
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Clear the cart' }));
    },
    ends: heading('Your cart is empty'),
  },
  'a removal': {
    path: '/cart',
    endpoint: 'DELETE carts/items/:id',
    type: (user) => press(user, 'Remove Fit Pro'),
    asks: true,
    async send(user) {
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Remove' }));
    },
    ends: heading('Your cart is empty'),
  },
  'the start of a payment': {
    path: '/checkout',
    endpoint: 'POST payments/checkout',
    send: (user) => press(user, /^(Pay 98\.000|Try again)/),
    keeps: false,
    closes: false,
    returnsTo: 'My orders',
    ends: () => screen.findByRole('heading', { name: /Taking you to/ }),
  },
  'the result of a payment': {
    path: '/payment?data=ab12',
    endpoint: 'POST payments/result',
    kitchen: {
      'POST payments/result': {
        result: { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' },
      },
      'PUT subscriptions': paidOrder,
      'GET subscriptions/:id': paidOrder,
    },
    closes: false,
    returnsTo: 'My orders',
    ends: heading(THANKS),
  },
  'the dietitians': {
    path: '/dietitian-appointment',
    endpoint: 'GET appointment-bookings-form',
    ends: () => screen.findByRole('radio', { name: 'Dr. Noura Al-Sabti' }),
  },
  'the times': {
    path: `/dietitian-calendar?${SLOT}`,
    endpoint: 'GET appointment-bookings-time-slots',
    ends: () => screen.findByRole('radio', { name: /10:00/ }),
  },
  'a slot': {
    path: `/appointment-preview?${SLOT}`,
    endpoint: 'POST appointment-booking',
    send: (user) => press(user, 'Continue to payment'),
    ends: heading('Pay for the appointment'),
  },
  'another slot': {
    path: `/appointment-preview?${SLOT}`,
    endpoint: 'PUT appointment-booking',
    kitchen: { 'PUT appointment-booking': { booking: booking({ id: 7 }) } },
    async type(user) {
      await press(user, 'Continue to payment');
      await press(user, 'Choose another time');
      await user.click(await screen.findByRole('radio', { name: /10:00/ }));
      await press(user, 'Review the appointment');
      await heading('Review your appointment')();
    },
    send: (user) => press(user, 'Continue to payment'),
    ends: heading('Pay for the appointment'),
  },
  'the appointment to pay': {
    path: '/booking-payment?booking=7',
    closes: false,
    endpoint: 'GET appointment-booking/:id',
    ends: heading('Pay for the appointment'),
  },
};

type App = Awaited<ReturnType<typeof renderApp>>;

/** Waits until every answer is handled. */
const isIdle = ({ storefront }: App) =>
  waitFor(() => expect(storefront.store.getState().progress.calls).toBe(0));

/** The notice of a closed shop covers the page, and goes when the shop is open. */
async function checkAgain(user: UserEvent): Promise<void> {
  const notice = await screen.findByRole('dialog', { name: "We'll be back soon!" });
  await user.click(within(notice).getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
}

// Assigned, not spied on: Testing Library takes a spy for a stopped clock.
const { setTimeout: wait } = globalThis;

/** Aborts a call without an answer at once, and saves a note. */
const hurried = (run: () => void, ms?: number) =>
  wait(run, ms === REQUEST_TIMEOUT_MS || ms === NOTE_PAUSE_MS ? 5 : ms);

beforeAll(() => {
  Object.assign(globalThis, { setTimeout: hurried });
});
afterAll(() => {
  Object.assign(globalThis, { setTimeout: wait });
});

const drafts = { customer: '3', own: { appointment: { comments: 'To lose weight.' } } };
const open = (path: string, api: Handlers, customer: CustomerInfo | null = customerInfo()) =>
  renderApp({ path, customer, drafts: customer && drafts, api: { ...kitchen, ...api } });

const numberedCalls = Object.entries(calls).map(([name, call], number) => ({ name, call, number }));

describe.each(numberedCalls)('$name', ({ call, number }) => {
  const happens = triedFor(number, call.guest ? [...failures, unknown] : failures);
  const [, firstReply] = happens[0]!;
  const { path, guest = false, endpoint, type, send, closes = true, ends } = call;
  const { keeps = send !== undefined || type !== undefined } = call;
  const { again = send ?? ((user: UserEvent) => press(user, RETRY)) } = call;

  it('explains the failure, keeps the input, and continues with one click', async () => {
    const answers = { ...kitchen, ...call.kitchen };
    const customer = guest ? null : customerInfo();
    const app = await open(path, { ...answers, [endpoint]: firstReply() }, customer);
    const { user, api } = app;
    await type?.(user);
    await isIdle(app);
    const typed = heldValues();
    const kept = () => (keeps ? heldValues() : typed);
    await send?.(user);
    for (const [index, [name, reply, says]] of happens.entries()) {
      api.on({ [endpoint]: reply() });
      if (index > 0) await again(user);
      await waitFor(() => expect(api.callsTo(endpoint)).toHaveLength(index + 1));
      await isIdle(app);
      expect([name, document.body.textContent]).toEqual([name, expect.stringContaining(says)]);
      expect([name, kept()]).toEqual([name, typed]);
    }
    api.on({ [endpoint]: refuse({ code: 503, error: 'maintenance' }) });
    await again(user);
    if (closes) await checkAgain(user);
    expect(kept()).toEqual(typed);
    api.on({ [endpoint]: answers[endpoint] });
    await again(user);
    await ends();
  });
});

const ofCustomers = Object.entries(calls).filter(([, { guest }]) => guest !== true);

describe.each(ofCustomers)('%s of a session that has ended', (_name, call) => {
  const { path, endpoint, type, send, asks = false, returnsTo, ends } = call;

  it('leads to the login and back to the input, and continues', async () => {
    const answers = { ...kitchen, ...call.kitchen };
    const app = await open(path, { ...answers, [endpoint]: refuse({ code: 401 }) });
    const { user, api, history } = app;
    await type?.(user);
    const typed = heldValues();
    await send?.(user);
    await main().findByText('Please login before you proceed.');
    api.on({ ...answers, 'GET subscriptions': { subscriptions: [], cart: null } });
    await calls['the login']?.type?.(user);
    await press(user, 'Login');
    if (returnsTo !== undefined) {
      await heading(returnsTo)();
      return;
    }
    await waitFor(() => expect(history.createHref(history.location)).toBe(path));
    await isIdle(app);
    if (asks) await type?.(user);
    // A call of the page itself may have led to the login before it was read here: `ends` checks for it.
    const isElsewhere = type === undefined || send === undefined || asks;
    await waitFor(() => expect(isElsewhere ? typed : heldValues()).toEqual(typed));
    await send?.(user);
    await ends();
  });
});

it('offers the packages again after every failure, and once the shop is open', async () => {
  const app = await open('/', { 'GET home': networkDown() });
  for (const [index, [name, reply, says]] of failures.entries()) {
    app.api.on({ 'GET home': reply() });
    if (index > 0) await press(app.user, RETRY);
    await isIdle(app);
    expect(app.api.callsTo('GET home')).toHaveLength(index + 1);
    expect([name, main().getByRole('alert').textContent]).toEqual([
      name,
      expect.stringContaining(says),
    ]);
  }
  app.api.on({ 'GET home': refuse({ code: 503, error: 'maintenance' }) });
  await press(app.user, RETRY);
  await screen.findByRole('dialog', { name: "We'll be back soon!" });
  app.api.on(kitchen);
  await checkAgain(app.user);
  expect(main().getByRole('heading', { name: 'Fit Pro' })).toBeVisible();
});

/** The result with which the customer comes back from the bank is reported to the server, and asked for. */
const returns = {
  'an order': {
    path: '/payment?data=ab12',
    result: { subscription_id: 41, order_reference_number: 'SUB-41-1-0a1b2c3d' },
    report: 'PUT subscriptions',
    look: 'GET subscriptions/:id',
    pending: { subscription_details: subscriptionDetails({ payment_pending: true }), cart: null },
    paid: paidOrder,
    ends: THANKS,
  },
  'an appointment': {
    path: '/booking-payment?data=ab12',
    result: { booking_id: 7, order_reference_number: 'APP-7-1-0a1b2c3d' },
    report: 'PUT appointment-booking',
    look: 'GET appointment-booking/:id',
    pending: { booking: booking({ payment_pending: true }) },
    paid: { booking: paidBooking() },
    ends: 'We have received your appointment',
  },
} as const;

describe.each(Object.entries(returns))('the payment of %s', (_name, back) => {
  it.each([
    ['the report', ['report']],
    ['the report and each look', ['report', 'look']],
  ] as const)(
    'is found with one press, whatever happens to %s',
    async (_what, broken) => {
      const { path, result, pending, paid } = back;
      const fail = (reply: () => Reply): Handlers =>
        Object.fromEntries(broken.map((name) => [back[name], reply()]));
      const { user, api } = await open(path, {
        'POST payments/result': { result },
        [back.report]: pending,
        [back.look]: pending,
        ...fail(networkDown),
      });
      const checkAgain = () => screen.findByRole('button', { name: 'Check again' });
      for (const [, reply] of failures) {
        api.on(fail(reply));
        const button = await checkAgain();
        const reports = api.callsTo(back.report).length;
        await user.click(button);
        await waitFor(() => expect(button).not.toBeInTheDocument());
        expect(api.callsTo(back.report).length).toBeGreaterThan(reports);
      }
      const button = await checkAgain();
      api.on({ [back.report]: paid, [back.look]: paid });
      await user.click(button);
      await heading(back.ends)();
    },
    30_000,
  );
});
