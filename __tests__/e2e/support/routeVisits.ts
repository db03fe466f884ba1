import { routeNames, routes, type RouteName } from '../../../src/contract/pages/routes.ts';
import type { CustomersThings } from './orders.ts';
import type { TextKey } from './texts.ts';

/** Who may enter by the specification. Repeated here, because the storefront's own table is under test. */
interface Rule {
  access: 'all' | 'customer' | 'guest';
  /** The value of the pattern's parameter. */
  id?: (things: CustomersThings) => number;
  /** The value of its second parameter. */
  secondId?: (things: CustomersThings) => number;
  /** After `?`, for a page that needs it to have something to show. */
  query?: (things: CustomersThings) => string;
  /** True where the page removes its query, which is a secret, from the address. */
  hidesQuery?: boolean;
  /** True where the page writes into the address what it shows, once that is known. */
  addsQuery?: boolean;
  /** Where the content names the page: the route's own title is shown only while it loads. */
  title?: TextKey;
  /** Where the page itself leads a customer who has no business there. */
  leadsOnTo?: RouteName;
}

const rules: Readonly<Record<RouteName, Rule>> = {
  home: { access: 'all' },
  aboutUs: { access: 'all' },
  cart: { access: 'customer' },
  checkout: { access: 'customer' },
  // Without a payment under way the page does not wait for anything.
  payment: { access: 'customer', leadsOnTo: 'orders' },
  thankYou: { access: 'customer', id: ({ paidOrder }) => paidOrder },
  contactUs: { access: 'all' },
  problemReport: { access: 'all' },
  login: { access: 'guest' },
  forgotPassword: { access: 'guest' },
  register: { access: 'guest' },
  resetPassword: { access: 'all', query: () => 'token=0123456789', hidesQuery: true },
  // Without a token, because the server refuses a wrong one at once.
  confirmEmail: { access: 'all' },
  restoreEmail: { access: 'all', query: () => 'token=0123456789', hidesQuery: true },
  quickSignUp: { access: 'all' },
  orderDetails: { access: 'customer', id: ({ paidOrder }) => paidOrder },
  orderMealDetails: { access: 'customer', id: ({ paidOrder }) => paidOrder },
  planDay: {
    access: 'customer',
    id: ({ paidOrder }) => paidOrder,
    secondId: ({ paidDay }) => paidDay,
  },
  orders: { access: 'customer' },
  packageCategory: { access: 'all', id: ({ category }) => category },
  dislikesAllergies: { access: 'customer', id: ({ cartItem }) => cartItem },
  meals: { access: 'customer', id: ({ cartItem }) => cartItem },
  profile: { access: 'customer' },
  yourData: { access: 'customer' },
  orderFailed: { access: 'all', query: ({ unpaidOrder }) => `order=${unpaidOrder}` },
  terms: { access: 'all' },
  privacy: { access: 'all' },
  dietitianAppointment: { access: 'customer' },
  // No guard is declared for these, and none has anything for a visitor: login leads back.
  dietitianCalendar: { access: 'customer', leadsOnTo: 'dietitianAppointment' },
  appointmentPreview: { access: 'customer', leadsOnTo: 'dietitianAppointment' },
  bookingPayment: { access: 'customer', query: ({ heldBooking }) => `booking=${heldBooking}` },
  appointmentConfirmed: {
    access: 'customer',
    id: ({ paidBooking }) => paidBooking,
    title: 'appointments.confirmed.received.title',
  },
  moveAppointment: {
    access: 'customer',
    id: ({ paidBooking }) => paidBooking,
    addsQuery: true,
  },
  appointments: { access: 'customer' },
};

export type Role = 'guest' | 'customer';

export interface Visit {
  name: RouteName;
  /** The page that the visitor sees. */
  route: RouteName;
  /** False when a guard or the page redirects to another page, which has a visit of its own. */
  stays: boolean;
  /** The key of its text. */
  title: TextKey;
  path: (things: CustomersThings) => string;
  /** Path and query at which the visitor arrives. */
  destination: (things: CustomersThings) => string;
  /** True where the page adds a query to it. */
  addsQuery: boolean;
}

export const visitsOf = (role: Role): Visit[] => routeNames.map((name) => visitOf(name, role));

function visitOf(name: RouteName, role: Role): Visit {
  const {
    access,
    id,
    secondId,
    query,
    hidesQuery,
    addsQuery = false,
    leadsOnTo,
    title = routes[name].title,
  } = rules[name];
  const pathname = (things: CustomersThings) =>
    routes[name].path
      .replace(/:\w+/, String(id?.(things)))
      .replace(/:\w+/, String(secondId?.(things)));
  const path = (things: CustomersThings) => pathname(things) + (query ? `?${query(things)}` : '');
  if (access === 'customer' && role === 'guest') return visitOfRefusedGuest(name, path);
  const other = access === 'guest' && role === 'customer' ? 'home' : leadsOnTo;
  if (other)
    return {
      name,
      route: other,
      stays: false,
      title: routes[other].title,
      path,
      destination: () => routes[other].path,
      addsQuery: false,
    };
  const destination = hidesQuery ? pathname : path;
  return { name, route: name, stays: true, title, path, destination, addsQuery };
}

/** Login keeps the way back, with its query. */
function visitOfRefusedGuest(name: RouteName, path: Visit['path']): Visit {
  const tracked = (things: CustomersThings) =>
    `${path(things)}${path(things).includes('?') ? '&' : '?'}from=mail`;
  return {
    name,
    route: 'login',
    stays: false,
    title: 'title.login',
    path: tracked,
    destination: (things) => `${routes.login.path}?redirect=${encodeURIComponent(tracked(things))}`,
    addsQuery: false,
  };
}
