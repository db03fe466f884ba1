import { laterPartsOf } from '../../../../src/contract/pages/laterParts.ts';
import {
  isRendered,
  routeNames,
  routes,
  type Guard,
  type LaterPart,
} from '../../../../src/contract/pages/routes.ts';
import { RETURN_PATHS } from '../../../../src/payment/returnPaths.ts';

/** Section 2 of the specification. */
const SPECIFIED: readonly (readonly [path: string, guard: Guard])[] = [
  ['/', 'all'],
  ['/about-us', 'all'],
  ['/cart', 'customer'],
  ['/checkout', 'customer'],
  ['/payment', 'customer'],
  ['/thank-you/:id', 'customer'],
  ['/contact-us', 'all'],
  ['/login', 'guest'],
  ['/forgot-password', 'guest'],
  ['/register', 'guest'],
  ['/reset-password', 'all'],
  // Not in the specification: the links in the mails about a changed e-mail.
  ['/confirm-email', 'all'],
  ['/restore-email', 'all'],
  ['/quick-sign-up', 'all'],
  ['/order-details/:id', 'customer'],
  ['/order-meal-details/:id', 'customer'],
  ['/orders', 'customer'],
  ['/package-categories/:id', 'all'],
  ['/dislikes-allergies/:cartItemId', 'customer'],
  ['/meals/:cartItemId', 'customer'],
  ['/profile', 'customer'],
  ['/order-failed', 'all'],
  ['/terms-and-conditions', 'all'],
  ['/privacy_policy', 'all'],
  ['/dietitian-appointment', 'customer'],
  // The specification declares no guard for these, and none has anything for a visitor.
  ['/dietitian-calendar', 'customer'],
  ['/appointment-preview', 'customer'],
  ['/booking-payment', 'customer'],
  ['/appointment-confirmed/:id', 'customer'],
  ['/appointments', 'customer'],
];

/** Beyond the specification: docs/decisions.md says why. */
const ADDED: typeof SPECIFIED = [
  ['/your-data', 'customer'],
  ['/order-details/:id/days/:dayId', 'customer'],
  ['/report-problem', 'all'],
  ['/appointments/:id/move', 'customer'],
];

it('has each route of the specification with its guard, and no other', () => {
  const found = Object.values(routes).map(({ path, guard }) => [path, guard]);
  expect(found.sort()).toEqual([...SPECIFIED, ...ADDED].sort());
});

it('lists to search engines only public pages', () => {
  const listed = Object.values(routes).filter(({ visibility }) => visibility === 'listed');
  expect(listed.map(({ guard }) => guard)).toEqual(listed.map(() => 'all'));
});

it('names the pages to which the gateway sends payers back', () => {
  expect(RETURN_PATHS).toEqual({
    order: { response: '/payment', failure: '/order-failed' },
    appointment: { response: '/booking-payment', failure: '/booking-payment' },
  });
});

it('has the server render the pages at which visitors arrive, and no page of a customer', () => {
  const rendered = routeNames.filter(isRendered);
  expect(rendered).toEqual([
    'home',
    'aboutUs',
    'contactUs',
    'login',
    'packageCategory',
    'terms',
    'privacy',
  ]);
});

it('brings what only customers need with the pages that they alone see', () => {
  const pagesWith = (...parts: readonly LaterPart[]) =>
    routeNames.filter((name) => laterPartsOf(name).join() === parts.join());
  expect(pagesWith()).toEqual(['home']);
  expect(pagesWith('reading')).toEqual(['aboutUs', 'terms', 'privacy']);
  expect(pagesWith('reading', 'shop')).toEqual(['contactUs']);
  expect(pagesWith('shop')).toEqual([
    'problemReport',
    'login',
    'forgotPassword',
    'register',
    'resetPassword',
    'confirmEmail',
    'restoreEmail',
    'quickSignUp',
    'packageCategory',
  ]);
  expect(pagesWith('shop', 'customer')).toHaveLength(routeNames.length - 14);
});
