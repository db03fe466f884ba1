import { routes, type RouteName } from '../../../src/contract/pages/routes.ts';
import type { CustomersThings } from './orders.ts';

/** Whom the specification lets in, said here once more: the shop's own table is what is tested. */
interface Visit {
  access: 'all' | 'customer' | 'guest';
  /** What stands in the place of the pattern's parameter. */
  id?: (things: CustomersThings) => number;
  /** After `?`, for a page that needs it to have something to show. */
  query?: (things: CustomersThings) => string;
  /** True where the page takes its query off the address: a secret that nobody is to see there. */
  hidesQuery?: boolean;
  /** Where the page itself leads a customer who has no business there. */
  leadsOnTo?: RouteName;
}

const visits: Readonly<Record<RouteName, Visit>> = {
  home: { access: 'all' },
  aboutUs: { access: 'all' },
  cart: { access: 'customer' },
  checkout: { access: 'customer' },
  // Without a payment under way there is nothing to wait for.
  payment: { access: 'customer', leadsOnTo: 'orders' },
  thankYou: { access: 'customer', id: ({ paidOrder }) => paidOrder },
  contactUs: { access: 'all' },
  login: { access: 'guest' },
  forgotPassword: { access: 'guest' },
  register: { access: 'guest' },
  resetPassword: { access: 'all', query: () => 'token=0123456789', hidesQuery: true },
  quickSignUp: { access: 'all' },
  orderDetails: { access: 'customer', id: ({ paidOrder }) => paidOrder },
  orderMealDetails: { access: 'customer', id: ({ paidOrder }) => paidOrder },
  orders: { access: 'customer' },
  packageCategory: { access: 'all', id: ({ category }) => category },
  dislikesAllergies: { access: 'customer', id: ({ cartItem }) => cartItem },
  meals: { access: 'customer', id: ({ cartItem }) => cartItem },
  profile: { access: 'customer' },
  orderFailed: { access: 'all', query: ({ unpaidOrder }) => `order=${unpaidOrder}` },
  terms: { access: 'all' },
  privacy: { access: 'all' },
  dietitianAppointment: { access: 'customer' },
  // No guard is declared for these, and none has anything for a visitor: login leads back.
  dietitianCalendar: { access: 'customer', leadsOnTo: 'dietitianAppointment' },
  appointmentPreview: { access: 'customer', leadsOnTo: 'dietitianAppointment' },
  bookingPayment: { access: 'customer', query: ({ heldBooking }) => `booking=${heldBooking}` },
  appointmentConfirmed: { access: 'customer', id: ({ paidBooking }) => paidBooking },
  appointments: { access: 'customer' },
};

export interface Expected {
  path: string;
  /** Path and query at which the visitor ends. */
  place: string;
  /** The page that is seen there. */
  route: RouteName;
  /** False when a guard leads to a page that has a visit of its own. */
  stays: boolean;
}

export function expectedOf(
  name: RouteName,
  role: 'guest' | 'customer',
  things: CustomersThings,
): Expected {
  const { access, id, query, hidesQuery, leadsOnTo } = visits[name];
  const search = query ? `?${query(things)}` : '';
  const pathname = routes[name].path.replace(/:\w+/, String(id?.(things)));
  const path = pathname + search;
  if (access === 'customer' && role === 'guest') {
    const asked = `${path}${search === '' ? '?' : '&'}from=mail`;
    const place = `${routes.login.path}?redirect=${encodeURIComponent(asked)}`;
    return { path: asked, place, route: 'login', stays: false };
  }
  if (access === 'guest' && role === 'customer') {
    return { path, place: routes.home.path, route: 'home', stays: false };
  }
  if (leadsOnTo) return { path, place: routes[leadsOnTo].path, route: leadsOnTo, stays: false };
  return {
    path,
    place: hidesQuery ? pathname : path,
    route: name,
    stays: true,
  };
}
