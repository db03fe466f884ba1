// First: the toolkit looks for Redux DevTools while it is loaded.
import { latestRecorder, type Recorder } from '../support/reduxDevTools.ts';
// Loaded here, so that no step waits for their compilation.
import '../../src/features/cart/CartPage.tsx';
import '../../src/features/checkout/CheckoutPage.tsx';
import '../../src/features/mealSelection/MealSelectionPage.tsx';
import '../../src/features/payment/PaymentPage.tsx';
import '../../src/features/product/ProductPage.tsx';
import '../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../src/features/session/LoginPage.tsx';
import '../../src/ui/DateField.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { languagePressed } from '../../src/features/language/languageSwitchSlice.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import { profileResponse, signedInResponse } from '../support/factories/customer.ts';
import { mealsResponse } from '../support/factories/meals.ts';
import { packageResponse } from '../support/factories/package.ts';
import { questionnaireResponse } from '../support/factories/questionnaire.ts';
import { subscriptionDetails } from '../support/factories/subscription.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { fillField } from '../support/fillField.ts';
import { renderApp } from '../support/renderApp.tsx';
import { networkDown } from '../support/replies.ts';

const basket = cart({ address_id: 41 });
const kitchen: Handlers = {
  'GET package-categories/:id': packageResponse(),
  'POST login': signedInResponse({ cart: cart({ items: [] }) }),
  'POST carts': { cart: basket, cart_item_id: 11 },
  'GET dislikes-allergies/:id': questionnaireResponse({ cart: basket }),
  'POST dislikes-allergies': { cart_item: cartItem(), removed_dishes: 0, cart: basket },
  'GET meals': mealsResponse({
    cart_item: cartItem({ meals_selected_by: null }),
    cart: basket,
  }),
  'PUT meal-selection': { cart_item: cartItem(), cart: basket },
  'GET carts': { cart: basket },
  'GET profile': profileResponse({ cart: basket }),
  'POST subscriptions': {
    subscription_details: subscriptionDetails(),
    cart: cart({ id: 8, items: [] }),
  },
  'POST payments/checkout': {
    subscription_id: 41,
    order_reference_number: 'SUB-41-1-0a1b2c3d',
    payment_url: 'http://pay.example/payment?data=token',
  },
};

type App = Awaited<ReturnType<typeof renderApp>>;

/** What a customer sees, and where. */
function screenOf({ history }: App) {
  const { lang, dir } = document.documentElement;
  return {
    address: history.createHref(history.location),
    lang,
    dir,
    title: document.title,
    header: screen.getAllByRole('banner', { hidden: true })[0]?.textContent,
    page: screen.getByRole('main', { hidden: true }).textContent,
    dialog: screen.queryByRole('dialog')?.textContent ?? null,
  };
}

interface Moment {
  /** The number of the last action before it. */
  index: number;
  screen: ReturnType<typeof screenOf>;
}

/** A guest chooses a plan, logs in, goes on in Arabic and leaves for the payment. */
async function buy(app: App, recorder: Recorder): Promise<Moment[]> {
  const { user, storefront, browser } = app;
  const moments: Moment[] = [];
  const remember = async () => {
    await waitFor(() => expect(storefront.store.getState().progress.calls).toBe(0));
    moments.push({ index: recorder.length() - 1, screen: screenOf(app) });
  };
  const button = async (name: string | RegExp) =>
    (await screen.findAllByRole('button', { name }))[0] as HTMLElement;
  const press = async (name: string | RegExp) => user.click(await button(name));
  await user.click(await screen.findByRole('radio', { name: 'Women' }));
  await remember();
  const offer = await screen.findByRole('region', { name: 'Your subscription' });
  await user.click(within(offer).getByRole('button', { name: 'Subscribe now' }));
  const alert = await screen.findByRole('dialog');
  await remember();
  await user.click(within(alert).getByRole('link', { name: 'Login' }));
  await fillField(user, 'Email', 'noura@mizan.example');
  await fillField(user, 'Password', 'secret words');
  await remember();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
  await fillField(user, 'Age', '34');
  await fillField(user, 'Height', '172');
  await fillField(user, 'Weight', '71.5');
  await user.click(screen.getByRole('radio', { name: 'Moderately active' }));
  await user.click(screen.getByRole('checkbox', { name: /^I agree that the kitchen/ }));
  await remember();
  await press('Save and continue to meals');
  await button('Let the dietitian choose');
  await remember();
  await press('Let the dietitian choose');
  await button('Checkout');
  await remember();
  // The other language's texts are waited for inside React.
  await act(async () => storefront.store.dispatch(languagePressed()));
  await button('إتمام الطلب');
  await remember();
  await press('إتمام الطلب');
  await button(/ادفع/);
  await remember();
  await press(/ادفع/);
  await waitFor(() => expect(browser.assigned).toHaveLength(1));
  await remember();
  return moments;
}

it('shows a recorded session again, step by step, without a request', async () => {
  const recorded = await renderApp({ path: '/package-categories/1', api: kitchen });
  const moments = await buy(recorded, latestRecorder());
  const file = latestRecorder().exported();
  recorded.unmount();
  recorded.storefront.stop();

  const replayed = await renderApp({ api: { 'GET home': networkDown() } });
  const recorder = latestRecorder();
  const requests = replayed.api.calls.length;
  await act(async () => recorder.import(file));
  const length = recorder.length();

  for (const { index, screen: expected } of [...moments.toReversed(), ...moments]) {
    await act(async () => recorder.jumpTo(index));
    await waitFor(() => expect(screenOf(replayed)).toEqual(expected));
  }
  for (let index = length - 1; index >= 0; index -= 1) {
    await act(async () => recorder.jumpTo(index));
  }
  expect(new Set(moments.map(({ screen: { dir } }) => dir))).toEqual(new Set(['ltr', 'rtl']));
  expect(replayed.api.calls).toHaveLength(requests);
  expect(replayed.browser.assigned).toEqual([]);
  expect(recorder.length()).toBe(length);
}, 60_000);
