// Loaded here, so that no step waits for their compilation.
import '../../src/features/cart/CartPage.tsx';
import '../../src/features/checkout/CheckoutPage.tsx';
import '../../src/features/content/ContactPage.tsx';
import '../../src/features/language/components/LanguageDialog.tsx';
import '../../src/features/mealSelection/MealSelectionPage.tsx';
import '../../src/features/profile/ProfilePage.tsx';
import '../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../src/features/quickSignUp/QuickSignUpPage.tsx';
import '../../src/features/register/RegisterPage.tsx';
import '../../src/features/session/LoginPage.tsx';
import '../../src/ui/ConfirmDialog.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { languagePressed } from '../../src/features/language/languageSwitchSlice.ts';
import { logoutPressed } from '../../src/features/session/sessionSlice.ts';
import { addressesResponse } from '../support/factories/address.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import {
  customerInfo,
  profile,
  profileResponse,
  registerForm,
  signedInResponse,
} from '../support/factories/customer.ts';
import { homeResponse } from '../support/factories/home.ts';
import { mealsResponse } from '../support/factories/meals.ts';
import { questionnaireResponse } from '../support/factories/questionnaire.ts';
import { subscriptionDetails } from '../support/factories/subscription.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { fillField } from '../support/fillField.ts';
import { fillQuestionnaire } from '../support/fillQuestionnaire.ts';
import { heldValues } from '../support/heldValues.ts';
import { reload } from '../support/reload.ts';
import { renderApp } from '../support/renderApp.tsx';
import { noAnswer, refuse } from '../support/replies.ts';

const basket = cart({ address_id: 41 });
const voucher = {
  coupon_code: 'WELCOME10',
  name_en: '10% off',
  name_ar: 'خصم',
  discount: '9.800',
};
const kitchen: Handlers = {
  'GET home': homeResponse({ cart: basket }),
  'GET dislikes-allergies/:id': questionnaireResponse({ cart: basket }),
  'GET meals': mealsResponse({
    cart_item: cartItem({ meals: 2, snacks: 1, days: 1, meals_selected_by: null }),
    dates: ['2027-01-20'],
    cart: basket,
  }),
  'GET carts': { cart: basket },
  'PUT carts': ({ body }) => ({ cart: { ...basket, comment: body.comment ?? null } }),
  'GET profile': profileResponse({ cart: basket }),
  'GET register': registerForm(),
};
const expired = refuse({ code: 401 });

const main = () => within(screen.getByRole('main'));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click((await main().findAllByRole('button', { name }))[0] as HTMLElement);
const field = (name: string | RegExp) => main().findByRole('textbox', { name });

interface Place {
  path: string;
  type: (user: UserEvent) => Promise<void>;
  /** Submits the typed values, which the server refuses. */
  submit: (user: UserEvent) => Promise<void>;
  refused: Handlers;
  accepted: Handlers;
}

const places: Record<string, Place> = {
  'the questionnaire': {
    path: '/dislikes-allergies/11',
    type: fillQuestionnaire,
    submit: (user) => press(user, 'Save and continue to meals'),
    refused: { 'POST dislikes-allergies': expired },
    accepted: {
      'POST dislikes-allergies': { cart_item: cartItem(), removed_dishes: 0, cart: basket },
    },
  },
  'the meal selection': {
    path: '/meals/11',
    async type(user) {
      await user.click(await screen.findByRole('button', { name: 'Pick my meals' }));
      await user.click(screen.getByRole('checkbox', { name: 'Chicken machboos' }));
      await user.click(screen.getByRole('checkbox', { name: 'Grilled salmon' }));
      await user.click(screen.getByRole('tab', { name: /^Snacks/ }));
      await user.click(screen.getByRole('checkbox', { name: 'Fruit salad' }));
      await user.click(screen.getByRole('tab', { name: /^Meals/ }));
    },
    submit: (user) => press(user, 'Save and go to cart'),
    refused: { 'POST meal-selection': expired },
    accepted: { 'POST meal-selection': { cart_item: cartItem(), cart: basket } },
  },
  'an address at the checkout': {
    path: '/checkout',
    async type(user) {
      await press(user, 'Add a new address');
      const select = (name: string) => screen.getByRole('combobox', { name });
      await user.selectOptions(select('Governorate'), 'Capital');
      await user.selectOptions(select('Area'), 'Kaifan');
      await fillField(user, 'Block', '3');
      await fillField(user, 'Street', '101');
      await fillField(user, 'Building/House', '8');
    },
    submit: (user) => press(user, 'Save address'),
    refused: { 'POST address': expired },
    accepted: { 'POST address': addressesResponse({ cart: basket }) },
  },
  'the note at the checkout': {
    path: '/checkout',
    async type(user) {
      await user.click(await field(/Note to the kitchen/));
      await user.paste('No onions, please');
    },
    submit: (user) => press(user, /Pay 98\.000/),
    refused: { 'POST subscriptions': expired },
    accepted: {
      'POST subscriptions': { subscription_details: subscriptionDetails(), cart: null },
      'POST payments/checkout': noAnswer(),
    },
  },
  'a coupon': {
    path: '/cart',
    type: (user) => fillField(user, 'Coupon code', 'WELCOME10'),
    submit: (user) => press(user, 'Apply'),
    refused: { 'POST carts/voucher': expired },
    accepted: { 'POST carts/voucher': { cart: { ...basket, voucher } } },
  },
  'the profile': {
    path: '/profile',
    async type(user) {
      await press(user, 'Edit details');
      await user.clear(await field('First name'));
      await fillField(user, 'First name', 'Nour');
    },
    submit: (user) => press(user, 'Save changes'),
    refused: { 'PUT profile': expired },
    accepted: { 'PUT profile': profileResponse({ cart: basket }) },
  },
  'a message to the kitchen': {
    path: '/contact-us',
    async type(user) {
      await fillField(user, 'Subject', 'Lunch');
      await fillField(user, 'Message', 'It was good.');
    },
    submit: (user) => press(user, 'Send message'),
    refused: { 'POST contact-us': expired },
    accepted: { 'POST contact-us': null },
  },
};

type App = Awaited<ReturnType<typeof renderApp>>;

async function open({ path }: Pick<Place, 'path'>, api: Handlers = {}) {
  const app = await renderApp({
    path,
    customer: customerInfo(),
    api: { ...kitchen, ...api },
  });
  await main().findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.storefront.store.getState().progress.calls).toBe(0));
  return app;
}

async function login({ user, api }: App, customer = profile()) {
  api.on({ 'POST login': signedInResponse({ profile: customer, cart: basket }) });
  await fillField(user, 'Email', 'noura@mizan.example');
  await fillField(user, 'Password', 'secret words');
  await press(user, 'Login');
}

/** The server refuses what was typed, because it no longer knows the session. */
async function submitUntilLogin({ user, history }: App, place: Place) {
  await place.submit(user);
  await main().findByText('Please login before you proceed.');
  expect(history.location.search).toBe(`?redirect=${encodeURIComponent(place.path)}`);
}

describe.each(Object.entries(places))('%s', (_name, place) => {
  it('outlives a reload', async () => {
    const app = await open(place);
    const untouched = heldValues();
    await place.type(app.user);
    await app.user.tab();
    const typed = heldValues();
    expect(typed).not.toEqual(untouched);
    await reload(app, kitchen);
    await waitFor(() => expect(heldValues()).toEqual(typed));
  });

  it('is there again after an expired session and a login', async () => {
    const app = await open(place, place.refused);
    await place.type(app.user);
    const typed = heldValues();
    await submitUntilLogin(app, place);
    await login(app);
    await waitFor(() => expect(heldValues()).toEqual(typed));
    expect(app.history.location.pathname).toBe(place.path);
  });

  it('is not shown to another customer', async () => {
    const app = await open(place, place.refused);
    const untouched = heldValues();
    await place.type(app.user);
    await submitUntilLogin(app, place);
    await login(app, profile({ id: 4 }));
    await waitFor(() => expect(heldValues()).toEqual(untouched));
    expect(app.history.location.pathname).toBe(place.path);
    expect(app.browser.drafts).toBeNull();
  });

  it('is forgotten once it is saved', async () => {
    const app = await open(place, place.accepted);
    await place.type(app.user);
    await app.user.tab();
    expect(app.browser.drafts).not.toBeNull();
    await place.submit(app.user);
    await waitFor(() => expect(app.browser.drafts).toBeNull());
  });

  it('deletes it on a logout', async () => {
    const app = await open(place);
    await place.type(app.user);
    await act(async () => app.storefront.store.dispatch(logoutPressed()));
    await main().findByLabelText('Password');
    expect(app.browser.drafts).toBeNull();
    expect(app.storefront.store.getState().drafts).toEqual({ customer: null, own: {}, guest: {} });
  });
});

it.each(['the profile', 'an address at the checkout'])(
  'forgets %s when it is given up',
  async (name) => {
    const place = places[name] as Place;
    const app = await open(place);
    await place.type(app.user);
    await press(app.user, 'Cancel');
    expect(app.browser.drafts).toBeNull();
    await reload(app, kitchen);
    await main().findByRole('heading', { level: 1 });
    expect(main().queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  },
);

describe('after an expired session', () => {
  const place = places['the questionnaire'] as Place;

  it('a language may be changed', async () => {
    const app = await open(place, place.refused);
    await place.type(app.user);
    await submitUntilLogin(app, place);
    await act(async () => app.storefront.store.dispatch(languagePressed()));
    await waitFor(() => expect(app.browser.order).toContain('reload'));
    const arabic = await reload(app, kitchen);
    arabic.api.on({ 'POST login': signedInResponse({ cart: basket }) });
    await fillField(arabic.user, 'البريد الإلكتروني', 'noura@mizan.example');
    await fillField(arabic.user, 'كلمة المرور', 'secret words');
    await press(arabic.user, 'تسجيل الدخول');
    expect(await main().findByDisplayValue('71.5')).toBeInTheDocument();
  });

  it('the page may have been refused before it was loaded', async () => {
    const own = { 'questionnaire:11': { weight: '71.5' } };
    const app = await renderApp({
      path: place.path,
      customer: customerInfo(),
      drafts: { customer: '3', own, guest: {} },
      api: { ...kitchen, 'GET dislikes-allergies/:id': expired },
    });
    await main().findByText('Please login before you proceed.');
    app.api.on(kitchen);
    await login(app);
    expect(await field('Weight')).toHaveValue('71.5');
  });
});

it.each([
  ['registering', '/register', 'Create your account', 'register'],
  ['signing up quickly', '/quick-sign-up', 'I am new here', 'quickSignUp'],
])('keeps what a guest types while %s, but no password', async (_name, path, title, name) => {
  const app = await renderApp({ path, api: kitchen });
  const form = within(await screen.findByRole('form', { name: title }));
  await app.user.click(form.getByLabelText('First name'));
  await app.user.paste('Noura');
  await app.user.click(form.getByLabelText('Password'));
  await app.user.paste('secret words');
  await app.user.tab();
  expect(app.browser.drafts?.guest[name]).toMatchObject({ first_name: 'Noura' });
  expect(JSON.stringify(app.browser.drafts)).not.toContain('secret');
  await reload(app, kitchen);
  expect(await field('First name')).toHaveValue('Noura');
});

it.each([
  ['logging in', '/login', 'Login', 'login'],
  ['asking for a new password', '/forgot-password', 'Forgot your password?', 'forgotPassword'],
])('keeps the email of a guest who is %s', async (_name, path, title, name) => {
  const app = await renderApp({ path, api: { ...kitchen, 'POST login': signedInResponse() } });
  const form = within(await screen.findByRole('form', { name: title }));
  await app.user.click(form.getByLabelText('Email'));
  await app.user.paste('noura@mizan.example');
  await app.user.tab();
  expect(app.browser.drafts?.guest[name]).toEqual({ email: 'noura@mizan.example' });
  await reload(app, kitchen);
  expect(await main().findByLabelText('Email')).toHaveValue('noura@mizan.example');
});

it('forgets the email of a login that succeeded', async () => {
  const app = await renderApp({ path: '/login', api: kitchen });
  await login(app);
  await main().findByRole('heading', { level: 1 });
  await waitFor(() => expect(app.browser.drafts).toBeNull());
});

it('stores no drafts beyond the tab', async () => {
  const place = places['the questionnaire'] as Place;
  const app = await open(place);
  await place.type(app.user);
  await waitFor(() => expect(app.browser.drafts).not.toBeNull());
  await app.storefront.saveState();
  expect([...app.storage.kept.values()].join()).not.toContain('71.5');
});
