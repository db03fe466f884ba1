// Loaded here, so that no step waits for their compilation.
import '../../src/features/cart/CartPage.tsx';
import '../../src/features/checkout/CheckoutPage.tsx';
import '../../src/features/mealSelection/MealSelectionPage.tsx';
import '../../src/features/payment/PaymentPage.tsx';
import '../../src/features/product/ProductPage.tsx';
import '../../src/features/questionnaire/QuestionnairePage.tsx';
import '../../src/features/session/LoginPage.tsx';
import '../../src/ui/DateField.tsx';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App as Storefront } from '../../src/app/App.tsx';
import { defaultSettings } from '../../src/app/settings.ts';
import { momentsOf } from '../../src/replay/moments.ts';
import { recordingFileReader } from '../../src/replay/recordingFile.ts';
import { Replay } from '../../src/replay/Replay.tsx';
import { connectReplay } from '../../src/replay/replayDevTools.ts';
import { fetchEverything } from '../../src/replay/fetchEverything.ts';
import { languagePressed } from '../../src/features/language/languageSwitchSlice.ts';
import { address } from '../support/factories/address.ts';
import { cart, cartItem } from '../support/factories/cart.ts';
import { profileResponse, signedInResponse } from '../support/factories/customer.ts';
import { mealsResponse } from '../support/factories/meals.ts';
import { packageResponse } from '../support/factories/package.ts';
import { questionnaireResponse } from '../support/factories/questionnaire.ts';
import { subscriptionDetails } from '../support/factories/subscription.ts';
import type { Handlers } from '../support/fakeApi.ts';
import { fillField } from '../support/fillField.ts';
import { renderApp } from '../support/renderApp.tsx';
import { shownRecorder } from '../support/recorder.ts';
import { installDevTools } from '../support/reduxDevTools.ts';
import { watchTexts } from '../support/watchTexts.ts';

const basket = cart({ address_id: 41 });
const planted = 'planted';
const place = address({
  title: planted,
  block: planted,
  street: planted,
  house_building: planted,
});
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
  'GET profile': profileResponse({ cart: basket, addresses: [place] }),
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

/** What a customer sees. */
function pageOf() {
  const { lang, dir } = document.documentElement;
  return {
    lang,
    dir,
    title: document.title,
    header: screen.getAllByRole('banner', { hidden: true })[0]?.textContent,
    page: screen.getByRole('main', { hidden: true }).textContent,
    dialog: screen.queryByRole('dialog')?.textContent ?? null,
  };
}

/** What a customer sees, and where. */
const screenOf = ({ history }: App) => ({
  address: history.createHref(history.location),
  ...pageOf(),
});

interface Moment {
  /** The number of the last entry before it. */
  entry: number;
  screen: ReturnType<typeof screenOf>;
}

/** A guest chooses a plan, logs in, switches to Arabic and leaves for the payment. */
async function buy(app: App, recorded: () => number): Promise<Moment[]> {
  const { user, storefront, browser } = app;
  const moments: Moment[] = [];
  const remember = async () => {
    await waitFor(() => expect(storefront.store.getState().progress.calls).toBe(0));
    moments.push({ entry: recorded() - 1, screen: screenOf(app) });
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
  // The cart shows its head and its bar before the rest.
  await screen.findByRole('textbox', { name: 'Coupon code' });
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

const PERSONAL = /Noura|Al-Sabah|noura@mizan\.example|planted/g;

/** Except for masked values. */
const impersonal = (seen: object): unknown =>
  JSON.parse(JSON.stringify(seen).replaceAll(PERSONAL, '•••'));

const readRecordingFile = recordingFileReader(momentsOf);

function openReplay(text: string) {
  watchTexts();
  const devTools = connectReplay(window, readRecordingFile);
  const [first, ...further] = momentsOf(readRecordingFile(text)!);
  devTools.show(readRecordingFile(text)!);
  render(
    <Replay
      moments={[first!, ...further]}
      renderStorefront={(storefront) => (
        <Storefront storefront={storefront} settings={defaultSettings} />
      )}
      onBreak={() => () => undefined}
      onMoved={devTools.onMoved}
    />,
  );
}

/** Redux DevTools adds its own start and that of the segment before the first entry. */
const BEFORE_ENTRIES = 2;

it('shows a recorded visit again, step by step, without a request', async () => {
  const panels = installDevTools();
  const recorder = shownRecorder();
  const recorded = await renderApp({
    path: '/package-categories/1',
    api: kitchen,
    sagaMonitor: recorder.monitor,
  });
  const moments = await buy(recorded, () => recorder.recording().entries.length);
  recorded.unmount();
  recorded.storefront.stop();
  expect(new Set(moments.map(({ screen: { dir } }) => dir))).toEqual(new Set(['ltr', 'rtl']));
  const exported = panels[0]!.exported();
  expect(readRecordingFile(exported)).toEqual(recorder.recording());

  const fetch = jest.fn();
  window.fetch = fetch;
  await fetchEverything();
  openReplay(exported);
  const bar = within(await screen.findByRole('region', { name: 'Replay', hidden: true }));
  const slider = bar.getByRole('slider', { hidden: true });
  const isShown = async ({ screen: { address: _address, ...page } }: Moment) =>
    waitFor(() => expect(impersonal(pageOf())).toEqual(impersonal(page)));
  for (const moment of moments.toReversed()) {
    fireEvent.change(slider, { target: { value: String(moment.entry) } });
    await isShown(moment);
  }
  for (const moment of moments) {
    act(() => panels[1]!.jumpTo(moment.entry + BEFORE_ENTRIES));
    await isShown(moment);
  }
  await pressEverything();
  expect(fetch).not.toHaveBeenCalled();
});

async function pressEverything() {
  const user = userEvent.setup({ delay: null });
  const before = pageOf();
  for (const control of within(screen.getByRole('main')).queryAllByRole('button')) {
    await user.click(control);
  }
  for (const link of screen.queryAllByRole('link', { hidden: true }).slice(0, 5)) {
    await user.click(link);
  }
  expect(pageOf()).toEqual(before);
}
