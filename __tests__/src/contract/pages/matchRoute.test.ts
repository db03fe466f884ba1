import { mayEnter } from '../../../../src/routing/access.ts';
import { matchRoute, pathOf } from '../../../../src/contract/pages/matchRoute.ts';
import { patterns, type RouteName } from '../../../../src/contract/pages/routes.ts';
import { paths } from '../../../../src/routing/paths.ts';

it.each([
  [paths.home(), 'home', {}],
  [paths.thankYou(7), 'thankYou', { id: '7' }],
  [paths.packageCategory(3), 'packageCategory', { id: '3' }],
  [paths.meals(31), 'meals', { cartItemId: '31' }],
  ['/privacy_policy', 'privacy', {}],
  ['/cart/', 'cart', {}],
])('knows %s', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params });
});

it.each([
  '/nothing',
  '/cart/extra',
  '/thank-you',
  '/thank-you/',
  '/order-details/abc',
  '/meals/0',
  '/carts',
  '/xcart',
])('has no page for %s', (path) => {
  expect(matchRoute(path)).toBeNull();
});

it('guards the pages as specified', () => {
  const names = Object.keys(patterns) as RouteName[];
  const closedTo = (isCustomer: boolean) => names.filter((name) => !mayEnter(name, isCustomer));
  expect(closedTo(true)).toEqual(['login', 'forgotPassword', 'register']);
  expect(closedTo(false)).toEqual([
    'cart',
    'checkout',
    'payment',
    'thankYou',
    'orderDetails',
    'orderMealDetails',
    'orders',
    'dislikesAllergies',
    'meals',
    'profile',
    'dietitianAppointment',
    // No guard is declared for the pages that follow it: none has anything for a visitor.
    'dietitianCalendar',
    'appointmentPreview',
    'bookingPayment',
    'appointmentConfirmed',
    'appointments',
  ]);
});

it('puts a redirect into the address of login', () => {
  expect(paths.login('/orders?page=2')).toBe('/login?redirect=%2Forders%3Fpage%3D2');
});

it.each([
  ['/cart/', '/cart'],
  ['/package-categories/3/', '/package-categories/3'],
  ['/', '/'],
])('has one path for %s', (pathname, path) => {
  const match = matchRoute(pathname);
  expect(match && pathOf(match)).toBe(path);
});
