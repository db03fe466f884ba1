// Loaded here, so that no test waits for their compilation.
import '../../../src/features/checkout/CheckoutPage.tsx';
import '../../../src/features/product/ProductPage.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fetchAhead } from '../../../src/app/fetchAhead.ts';
import { prepareOffline } from '../../../src/app/nextSteps.ts';
import { Toasts } from '../../../src/app/Notifications.tsx';
import { pages } from '../../../src/app/pages.tsx';
import { address } from '../../support/factories/address.ts';
import { mealsKept } from '../../../src/features/session/sessionSlice.ts';
import { cart, cartItem } from '../../support/factories/cart.ts';
import { customerInfo, profileResponse } from '../../support/factories/customer.ts';
import { keptDay } from '../../support/factories/keptDay.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { packageResponse } from '../../support/factories/package.ts';
import { renderApp } from '../../support/renderApp.tsx';

beforeEach(() => {
  window.requestIdleCallback = (callback) =>
    Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 1 })));
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('shows a package whose link was pointed at without another request', async () => {
  const { user, api, storefront } = await renderApp({
    api: { 'GET package-categories/:id': packageResponse() },
  });
  fetchAhead(window, storefront);
  const asked = () => api.callsTo('GET package-categories/:id');
  const link = (await screen.findAllByRole('link')).find((it) =>
    it.getAttribute('href')?.startsWith('/package-categories/'),
  )!;
  fireEvent.pointerOver(link.firstElementChild ?? link);
  // At once: no code has to come for it.
  expect(asked()).toHaveLength(1);
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fit Pro' })).toBeVisible();
  expect(asked()).toHaveLength(1);
});

describe('a cart that can be paid', () => {
  const ready = cart({
    items: [cartItem({ questionnaire_completed: true, meals_completed: true })],
    address_id: 41,
  });
  const visit = () =>
    renderApp({
      path: '/cart',
      customer: customerInfo(),
      api: {
        'GET home': homeResponse({ cart: ready }),
        'GET carts': { cart: ready },
        'GET profile': profileResponse({ addresses: [address()], cart: ready }),
      },
    });
  const checkout = async () => (await screen.findAllByRole('button', { name: 'Checkout' }))[0]!;

  it('asks for the addresses when its button is pointed at, and the checkout has them', async () => {
    const { user, api, storefront } = await visit();
    fetchAhead(window, storefront);
    fireEvent.focusIn(await checkout());
    expect(api.callsTo('GET profile')).toHaveLength(1);
    await user.click(await checkout());
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await screen.findAllByText(/Salmiya/);
    expect(api.callsTo('GET profile')).toHaveLength(1);
  });

  it('fetches the code of the next step once the visitor is active', async () => {
    const fetchCode = jest.spyOn(pages.checkout, 'fetchAhead').mockResolvedValue();
    const { storefront } = await visit();
    fetchAhead(window, storefront);
    fireEvent.touchStart(document.body);
    await waitFor(() => expect(fetchCode).toHaveBeenCalled());
  });
});

it('fetches the code of the toasts once the visitor is active, as there may be no network when they are needed', async () => {
  const fetchCode = jest.spyOn(Toasts, 'fetchAhead').mockResolvedValue();
  const { storefront } = await renderApp({ path: '/about-us' });
  fetchAhead(window, storefront);
  fireEvent.touchStart(document.body);
  await waitFor(() => expect(fetchCode).toHaveBeenCalledTimes(1));
});

it('asks nothing that a guest may not see', async () => {
  const { api, storefront } = await renderApp({ path: '/about-us' });
  fetchAhead(window, storefront);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/profile';
  const fetchCode = jest.spyOn(pages.profile, 'fetchAhead').mockResolvedValue();
  fireEvent.pointerOver(link);
  await waitFor(() => expect(fetchCode).toHaveBeenCalled());
  link.remove();
  expect(api.callsTo('GET profile')).toEqual([]);
});

describe('the worker for pages without a network', () => {
  const device = () => {
    const register = jest.fn(() => Promise.resolve());
    return { register, navigator: { serviceWorker: { register } } as unknown as Navigator };
  };
  const atOnce = (act: () => Promise<unknown>) => void act();

  it('is registered once meals are stored, and not before', async () => {
    const { register, navigator } = device();
    const { storefront } = await renderApp({ path: '/about-us', customer: customerInfo() });
    prepareOffline(storefront, navigator, atOnce);
    storefront.store.dispatch(mealsKept([]));
    expect(register).not.toHaveBeenCalled();
    act(() => void storefront.store.dispatch(mealsKept([keptDay()])));
    act(() => void storefront.store.dispatch(mealsKept([keptDay()])));
    expect(register).toHaveBeenCalledTimes(1);
    expect(register).toHaveBeenCalledWith('/sw.js');
  });

  it('is registered where meals were stored before, once the visitor is active', async () => {
    const { register } = device();
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
    const customer = customerInfo({ meals: [keptDay()] });
    const { storefront } = await renderApp({ path: '/about-us', customer });
    fetchAhead(window, storefront);
    fireEvent.touchStart(document.body);
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is left out where a browser has none', async () => {
    const { storefront } = await renderApp({ path: '/about-us' });
    expect(() => prepareOffline(storefront, {} as Navigator, atOnce)).not.toThrow();
  });
});
