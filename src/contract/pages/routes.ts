/** Who may enter: everyone, only customers, or only guests. */
export type Guard = 'all' | 'customer' | 'guest';

/** A result with which the gateway sends the payer of an order or an appointment back. */
export type PaymentReturn = `${'order' | 'appointment'}.${'response' | 'failure'}`;

/** Parts of the storefront that arrive with the first page that needs them. */
export type LaterPart = 'reading' | 'shop' | 'customer';

interface RouteRecord {
  path: `/${string}`;
  guard: Guard;
  /** The key of the document's title. */
  title: `title.${string}`;
  /** The results of a payment that arrive at this page. */
  paymentReturns?: readonly PaymentReturn[];
  /** True where customers who were paying when the shop closed see the outcome of their payment. */
  duringMaintenance?: true;
  /** True for a page that the server renders without its being listed. */
  rendered?: true;
  /** What the page needs beside its own code, where that does not follow from its guard (`laterPartsOf`). */
  parts?: readonly LaterPart[];
}

/** Offered to search engines (`listed`), or to those who follow a link (`open`). */
interface PublicRoute extends RouteRecord {
  visibility: 'listed' | 'open';
  /** The key of what search engines and messengers say about the page. */
  description: `description.${string}`;
}

/** A customer's own page, or a step of an order. */
interface PrivateRoute extends RouteRecord {
  visibility: 'private';
}

const listed = { guard: 'all', visibility: 'listed' } as const;
const guestsOnly = { guard: 'guest', visibility: 'open' } as const;
const customersOwn = { guard: 'customer', visibility: 'private' } as const;

/**
 * Every page of the storefront, written once: links, those of mails too, guards, heads, the sitemap, robots.txt, the
 * return addresses of payments, which pages the server renders and what arrives with each derive from it.
 */
export const routes = {
  home: {
    path: '/',
    ...listed,
    parts: [],
    title: 'title.home',
    description: 'description.home',
  },
  aboutUs: {
    path: '/about-us',
    ...listed,
    parts: ['reading'],
    title: 'title.aboutUs',
    description: 'description.aboutUs',
  },
  cart: { path: '/cart', ...customersOwn, title: 'title.cart' },
  checkout: { path: '/checkout', ...customersOwn, title: 'title.checkout' },
  payment: {
    path: '/payment',
    ...customersOwn,
    title: 'title.payment',
    paymentReturns: ['order.response'],
    duringMaintenance: true,
  },
  thankYou: {
    path: '/thank-you/:id',
    ...customersOwn,
    title: 'title.thankYou',
    duringMaintenance: true,
  },
  contactUs: {
    path: '/contact-us',
    ...listed,
    parts: ['reading', 'shop'],
    title: 'title.contactUs',
    description: 'description.contactUs',
  },
  problemReport: {
    path: '/report-problem',
    guard: 'all',
    visibility: 'private',
    title: 'title.problemReport',
  },
  login: {
    path: '/login',
    ...guestsOnly,
    rendered: true,
    title: 'title.login',
    description: 'description.login',
  },
  forgotPassword: {
    path: '/forgot-password',
    ...guestsOnly,
    title: 'title.forgotPassword',
    description: 'description.forgotPassword',
  },
  register: {
    path: '/register',
    ...guestsOnly,
    title: 'title.register',
    description: 'description.register',
  },
  resetPassword: {
    path: '/reset-password',
    guard: 'all',
    visibility: 'open',
    title: 'title.resetPassword',
    description: 'description.resetPassword',
  },
  // The pages of the links in our mails: their token is their key.
  confirmEmail: {
    path: '/confirm-email',
    guard: 'all',
    visibility: 'private',
    title: 'title.confirmEmail',
  },
  restoreEmail: {
    path: '/restore-email',
    guard: 'all',
    visibility: 'private',
    title: 'title.restoreEmail',
  },
  quickSignUp: {
    path: '/quick-sign-up',
    guard: 'all',
    visibility: 'open',
    title: 'title.quickSignUp',
    description: 'description.quickSignUp',
  },
  orderDetails: { path: '/order-details/:id', ...customersOwn, title: 'title.orderDetails' },
  orderMealDetails: {
    path: '/order-meal-details/:id',
    ...customersOwn,
    title: 'title.orderMealDetails',
  },
  planDay: {
    path: '/order-details/:id/days/:dayId',
    ...customersOwn,
    title: 'title.planDay',
  },
  orders: { path: '/orders', ...customersOwn, title: 'title.orders' },
  packageCategory: {
    path: '/package-categories/:id',
    ...listed,
    title: 'title.packageCategory',
    description: 'description.packageCategory',
  },
  dislikesAllergies: {
    path: '/dislikes-allergies/:cartItemId',
    ...customersOwn,
    title: 'title.dislikesAllergies',
  },
  meals: { path: '/meals/:cartItemId', ...customersOwn, title: 'title.meals' },
  profile: { path: '/profile', ...customersOwn, title: 'title.profile' },
  yourData: { path: '/your-data', ...customersOwn, title: 'title.yourData' },
  orderFailed: {
    path: '/order-failed',
    guard: 'all',
    visibility: 'private',
    parts: ['shop', 'customer'],
    title: 'title.orderFailed',
    paymentReturns: ['order.failure'],
    duringMaintenance: true,
  },
  terms: {
    path: '/terms-and-conditions',
    ...listed,
    parts: ['reading'],
    title: 'title.terms',
    description: 'description.terms',
  },
  privacy: {
    path: '/privacy_policy',
    ...listed,
    parts: ['reading'],
    title: 'title.privacy',
    description: 'description.privacy',
  },
  // The specification declares a guard for the first page of an appointment alone. Those that follow
  // have nothing for a visitor.
  dietitianAppointment: {
    path: '/dietitian-appointment',
    ...customersOwn,
    title: 'title.dietitianAppointment',
  },
  dietitianCalendar: {
    path: '/dietitian-calendar',
    ...customersOwn,
    title: 'title.dietitianCalendar',
  },
  appointmentPreview: {
    path: '/appointment-preview',
    ...customersOwn,
    title: 'title.appointmentPreview',
  },
  bookingPayment: {
    path: '/booking-payment',
    ...customersOwn,
    title: 'title.bookingPayment',
    paymentReturns: ['appointment.response', 'appointment.failure'],
    duringMaintenance: true,
  },
  appointmentConfirmed: {
    path: '/appointment-confirmed/:id',
    ...customersOwn,
    title: 'title.appointmentConfirmed',
    duringMaintenance: true,
  },
  moveAppointment: {
    path: '/appointments/:id/move',
    ...customersOwn,
    title: 'title.appointmentConfirmed',
  },
  appointments: { path: '/appointments', ...customersOwn, title: 'title.appointments' },
} as const satisfies Readonly<Record<string, PublicRoute | PrivateRoute>>;

export type RouteName = keyof typeof routes;
type Route = (typeof routes)[RouteName];
export type TitleKey = Route['title'];
export type DescriptionKey = Extract<Route, PublicRoute>['description'];

/** In the order of the table. */
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(
  (name): name is RouteName => name in routes,
);

/** A record with the fields that only some routes have. */
export function routeOf(name: RouteName): PublicRoute | PrivateRoute {
  return routes[name];
}

/** True for the pages that the server renders: those at which visitors arrive. */
export function isRendered(name: RouteName): boolean {
  const { visibility, rendered } = routeOf(name);
  return visibility === 'listed' || rendered === true;
}

/** The paths to which the gateway sends payers back with one of these results. */
export function paymentReturnPaths(...results: readonly PaymentReturn[]): string[] {
  return routeNames
    .map(routeOf)
    .filter(({ paymentReturns = [] }) => paymentReturns.some((one) => results.includes(one)))
    .map(({ path }) => path);
}
