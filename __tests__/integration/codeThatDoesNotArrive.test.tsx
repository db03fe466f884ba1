// Loaded here, so that no step waits for their compilation.
import '../../src/features/content/ContactPage.tsx';
import '../../src/features/orders/details/OrderDetailsPage.tsx';
import '../../src/features/payment/PaymentPage.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directPaymentOf } from '../../src/app/directPayment.ts';
import { defaultSettings } from '../../src/app/settings.ts';
import { PAGE_STATE, SHOP_STARTED } from '../../src/contract/pages/renderedPage.ts';
import { sealEnvelope } from '../../src/payment/envelope.ts';
import { customerInfo } from '../support/factories/customer.ts';
import { subscriptionDetails } from '../support/factories/subscription.ts';
import { fillField } from '../support/fillField.ts';
import { renderApp } from '../support/renderApp.tsx';

// The factories run before anything else here, and again until a module has arrived.
let mockArrives = false;
const mockLost = (path: string): object => {
  if (mockArrives) return jest.requireActual<object>(path);
  // webpack's error for a chunk that fails or times out.
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
};

jest.mock('../../src/features/content/AboutPage.tsx', () =>
  mockLost('../../src/features/content/AboutPage.tsx'),
);
jest.mock('../../src/features/content/LegalPages.tsx', () =>
  mockLost('../../src/features/content/LegalPages.tsx'),
);
jest.mock('../../src/payment/directTransport.ts', () =>
  mockLost('../../src/payment/directTransport.ts'),
);
jest.mock('../../src/ui/Drawer.tsx', () => mockLost('../../src/ui/Drawer.tsx'));

const caught = jest.fn();

beforeEach(() => {
  mockArrives = false;
});

/** Renders the app where an exception caught by an error boundary is expected. */
const open = (options: Parameters<typeof renderApp>[0]) =>
  renderApp({ ...options, reportError: caught });

const main = () => within(screen.getByRole('main'));
const retry = () => main().findByRole('button', { name: 'Try again' });

it('shows the failure in the page’s place and loads the page on a retry', async () => {
  const { user } = await open({ path: '/about-us' });
  expect(await main().findByRole('alert')).toHaveTextContent('What you typed is kept.');
  expect(caught.mock.calls[0]).toContainEqual(expect.objectContaining({ name: 'ChunkLoadError' }));
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(main().getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    '/report-problem?redirect=%2Fabout-us',
  );
  mockArrives = true;
  await user.click(await retry());
  expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Mizan means balance');
});

it('leaves the buttons of a page rendered by the server enabled when the start fails', async () => {
  const state = document.body.appendChild(document.createElement('script'));
  state.id = PAGE_STATE;
  const started = jest.fn();
  document.addEventListener(SHOP_STARTED, started, { once: true });
  await open({ path: '/terms-and-conditions' });
  await retry();
  expect(started).toHaveBeenCalledTimes(1);
  expect(state).not.toBeInTheDocument();
});

it('offers to reload when the retry fails too, as after a new release', async () => {
  const { user } = await open({ path: '/terms-and-conditions' });
  await user.click(await retry());
  const again = await main().findByText('Load the page again');
  // The address of the page itself; for jsdom it is no link.
  expect(again).toHaveAttribute('href', '');
  expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

it('shows the failure in Arabic', async () => {
  await open({ path: '/terms-and-conditions', language: 'ar' });
  expect(await main().findByRole('button', { name: 'حاول مرة أخرى' })).toBeInTheDocument();
});

it('keeps the input of the previous page', async () => {
  const { user, visit, history } = await open({ path: '/contact-us' });
  await fillField(user, 'Message', 'Half a thought');
  await visit('/terms-and-conditions');
  await retry();
  await act(async () => history.back());
  expect(await main().findByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});

it('keeps the header when the menu’s code fails to load, and opens the menu on the next click', async () => {
  const { user } = await open({ path: '/contact-us' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText(/We could not reach the shop/)).toBeInTheDocument();
  mockArrives = true;
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

it('starts without the code of a payment, and pays once it has arrived', async () => {
  const gateway = {
    baseUrl: 'https://gateway.example',
    merchantCode: 'mizan',
    accessCode: 'access',
    key: '0123456789abcdef0123456789abcdef',
    iv: '0123456789abcdef',
  };
  const settings = { ...defaultSettings, gatewayTransport: 'direct', gateway } as const;
  const order = subscriptionDetails();
  const { user, browser } = await open({
    path: '/order-details/41',
    customer: customerInfo(),
    gateway: directPaymentOf(settings, caught),
    api: { 'GET subscriptions/:id': { subscription_details: order, cart: null } },
  });
  await user.click(await main().findByRole('button', { name: /^Pay Now/ }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: /^Pay Now/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await main().findByRole('alert')).toHaveTextContent('We could not reach the shop');
  mockArrives = true;
  const answer = sealEnvelope({ status: true, response: { data: 'token' } }, gateway);
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(answer));
  await user.click(await retry());
  await waitFor(() =>
    expect(browser.assigned).toEqual(['https://gateway.example/payment?data=token']),
  );
});
