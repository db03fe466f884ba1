// Loaded here, so that no step waits for their compilation.
import '../../src/features/cart/CartPage.tsx';
import '../../src/features/content/ContactPage.tsx';
import '../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../src/features/session/LoginPage.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { readSlices } from '../../src/app/persistence.ts';
import { otherTabStored } from '../../src/app/tabsSaga.ts';
import { selectCustomerInfo } from '../../src/features/session/sessionSlice.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import { customerInfo, profile, profileResponse } from '../support/factories/customer.ts';
import { homeResponse } from '../support/factories/home.ts';
import { questionnaireResponse } from '../support/factories/questionnaire.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { fillField } from '../support/fillField.ts';
import { STORED_KEY } from '../support/memoryStorage.ts';
import { renderApp } from '../support/renderApp.tsx';

const basket = cart();
const kitchen: Handlers = {
  'GET home': homeResponse({ cart: basket }),
  'GET dislikes-allergies/:id': questionnaireResponse({ cart: basket }),
  'GET carts': { cart: basket },
  'GET profile': profileResponse({ cart: basket }),
};
const noura = customerInfo();
const dana = customerInfo({
  token: 'token-of-dana',
  profile: profile({ id: 9, first_name: 'Dana', email: 'dana@mizan.example' }),
});
const loggedOut = { session: { customerInfo: null, loggedOut: true } };
const expired = { session: { customerInfo: null } };
const loggedIn = (customer = noura) => ({
  session: { customerInfo: { ...customer, cart: { items: 2, grand_total: 196_000 } } },
});

type App = Awaited<ReturnType<typeof renderApp>>;
type Stored = Parameters<typeof otherTabStored>[0];

const otherTab = ({ storefront }: App, stored: Stored) =>
  act(async () => storefront.store.dispatch(otherTabStored(stored)));
const addressOf = ({ history }: App) => history.createHref(history.location);
const badge = (name: string) => screen.findAllByRole('link', { name });

async function answerQuestionnaire(): Promise<App> {
  const path = '/dislikes-allergies/11';
  const app = await renderApp({ path, customer: noura, api: kitchen });
  await fillField(app.user, 'Age', '34');
  await app.user.tab();
  await waitFor(() => expect(app.browser.drafts?.own).toHaveProperty('questionnaire:11'));
  return app;
}

describe('a visible questionnaire while another tab', () => {
  it('logs out goes to login, and its answers are deleted', async () => {
    const app = await answerQuestionnaire();
    await otherTab(app, loggedOut);
    expect(addressOf(app)).toBe('/login');
    expect(screen.queryByLabelText('Age')).not.toBeInTheDocument();
    expect(app.browser.drafts).toBeNull();
    expect(await badge('Cart, 0 items')).not.toHaveLength(0);
    expect(app.browser.order).toEqual(['reload']);
    expect(app.api.callsTo('POST logout')).toHaveLength(0);
  });

  it('loses its session goes to login, and the answers wait for the customer', async () => {
    const app = await answerQuestionnaire();
    await otherTab(app, expired);
    expect(addressOf(app)).toBe('/login?redirect=%2Fdislikes-allergies%2F11');
    expect(screen.queryByLabelText('Age')).not.toBeInTheDocument();
    expect(app.browser.drafts?.own).toHaveProperty('questionnaire:11');
  });

  it('logs another customer in goes home, as that customer', async () => {
    const app = await answerQuestionnaire();
    await otherTab(app, loggedIn(dana));
    expect(addressOf(app)).toBe('/');
    expect(screen.queryByLabelText('Age')).not.toBeInTheDocument();
    expect(app.browser.drafts).toBeNull();
    expect(app.storefront.store.getState().cart.cart).not.toEqual(basket);
    expect(selectCustomerInfo(app.storefront.store.getState())).toMatchObject(dana);
    expect(app.browser.order).toEqual(['reload']);
  });
});

it('an open page stays when another tab logs out', async () => {
  const app = await renderApp({ path: '/about-us', customer: noura, api: kitchen });
  await otherTab(app, loggedOut);
  expect(addressOf(app)).toBe('/about-us');
  expect(screen.getAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
});

it.each([
  ['/login?redirect=/cart', '/cart'],
  ['/login', '/'],
  ['/contact-us', '/contact-us'],
])('a visitor at %s is at %s after a login in another tab', async (path, expected) => {
  const app = await renderApp({ path, api: kitchen });
  await otherTab(app, loggedIn());
  expect(addressOf(app)).toBe(expected);
  expect(screen.getAllByRole('button', { name: 'My account' })).not.toHaveLength(0);
  expect(app.browser.order).toEqual([]);
});

it('a visitor’s input goes along into the session of another tab', async () => {
  const app = await renderApp({ path: '/contact-us', api: kitchen });
  await fillField(app.user, 'Message', 'Lunch at noon');
  await app.user.tab();
  await waitFor(() => expect(app.browser.drafts?.guest).toHaveProperty('contact'));
  await otherTab(app, loggedIn());
  expect(app.browser.drafts?.own).toHaveProperty('contact');
  expect(screen.getByLabelText('Message')).toHaveValue('Lunch at noon');
});

it('the token and the name that another tab has received are used here', async () => {
  const app = await renderApp({ customer: noura, api: kitchen });
  const renamed = customerInfo({ token: 'newer', profile: profile({ first_name: 'Nour' }) });
  await otherTab(app, loggedIn(renamed));
  expect(selectCustomerInfo(app.storefront.store.getState())).toMatchObject(renamed);
  expect(app.browser.order).toEqual([]);
});

it('the number in the cart follows, and a visible cart is loaded again', async () => {
  const app = await renderApp({ path: '/cart', customer: noura, api: kitchen });
  expect(await badge('Cart, 1 item')).not.toHaveLength(0);
  const items = [cartItem(), cartItem({ cart_item_id: 12, item_id: 12 })];
  app.api.on({ 'GET carts': { cart: cart({ items }) } });
  await otherTab(app, loggedIn());
  expect(await badge('Cart, 2 items')).not.toHaveLength(0);
  await waitFor(() => expect(screen.getAllByText('Fit Pro')).toHaveLength(2));
});

it('the number in the cart follows on a page that shows no cart, without a request', async () => {
  const app = await renderApp({ path: '/about-us', customer: noura, api: kitchen });
  const before = app.api.calls.length;
  await otherTab(app, loggedIn());
  expect(await badge('Cart, 2 items')).not.toHaveLength(0);
  expect(app.api.calls).toHaveLength(before);
});

describe('the language that another tab chooses', () => {
  const arabic = { language: { current: 'ar', settled: true } } as const;

  it('is shown here without a reload, and input stays', async () => {
    const app = await renderApp({ path: '/contact-us', customer: noura, api: kitchen });
    await fillField(app.user, 'Message', 'Lunch at noon');
    await otherTab(app, arabic);
    expect(await screen.findByLabelText('الرسالة')).toHaveValue('Lunch at noon');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(app.browser.order).toEqual([]);
  });

  it('is not overwritten by what this tab stores later', async () => {
    const app = await renderApp({ path: '/about-us', customer: noura, api: kitchen });
    await otherTab(app, arabic);
    await otherTab(app, loggedIn());
    await app.storefront.saveState();
    expect(readSlices(app.storage.kept.get(STORED_KEY) ?? null)).toMatchObject(arabic);
  });

  it('answers the offer of it', async () => {
    const app = await renderApp({ languages: ['ar-KW'], api: kitchen });
    expect(screen.getByRole('button', { name: 'تصفّح المتجر بالعربية' })).toBeVisible();
    await otherTab(app, { language: { current: 'en', settled: true } });
    expect(screen.queryByRole('button', { name: 'تصفّح المتجر بالعربية' })).not.toBeInTheDocument();
  });
});

it('other stored data of another tab change nothing', async () => {
  const app = await renderApp({ customer: noura, api: kitchen });
  const before = app.storefront.store.getState();
  await otherTab(app, {});
  expect(app.storefront.store.getState()).toEqual(before);
});

it('a quantity that another tab changed is shown by the visible cart', async () => {
  const app = await renderApp({ path: '/cart', customer: noura, api: kitchen });
  await screen.findAllByText('Fit Pro');
  app.api.on({ 'GET carts': { cart: cart({ items: [cartItem({ quantity: 2 })] }) } });
  await otherTab(app, {
    session: { customerInfo: { ...noura, cart: { items: 1, grand_total: 196_000 } } },
  });
  const group = await screen.findByRole('group', { name: 'Quantity of Fit Pro' });
  expect(await within(group).findByText('2')).toHaveRole('status');
});
