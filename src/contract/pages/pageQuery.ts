import type { RouteName } from './routes.ts';

/** `undefined` and null are left out of an address. */
type Optional<T> = T | null | undefined;

interface WayBack {
  /** The path of this shop to which a login leads back. */
  redirect?: Optional<string>;
}

interface MailedLink {
  token?: Optional<string>;
}

interface PaymentResult {
  /** As the gateway sealed it. */
  data?: Optional<string>;
}

interface AppointmentChoice {
  dietitian?: Optional<number>;
  date?: Optional<string>;
  time?: Optional<string>;
}

/** What has been chosen of a plan. */
export interface PlanChoice {
  variant: number;
  /** Of one day. */
  meals: number;
  snacks: number;
  /** Delivered days. */
  days: number;
  start: string;
  delivery: string;
  slot: number;
  /** The line of the cart whose plan is changed; a new one is added without it. */
  item: number | null;
}

/** What the queries of pages hold, by the names that those who write them and those who read them share. */
interface PageQueries {
  /** `subscribe` is set where a guest pressed Subscribe. */
  packageCategory: Partial<PlanChoice> & { subscribe?: 'now' };
  login: WayBack;
  forgotPassword: WayBack;
  register: WayBack;
  quickSignUp: WayBack;
  problemReport: WayBack;
  resetPassword: MailedLink;
  confirmEmail: MailedLink;
  restoreEmail: MailedLink;
  /** `day` is the Kuwait day at which My plan opens. */
  orderDetails: { day?: Optional<string> };
  payment: PaymentResult;
  orderFailed: PaymentResult & { order?: Optional<number> };
  bookingPayment: PaymentResult & { booking?: Optional<number> };
  dietitianAppointment: AppointmentChoice;
  dietitianCalendar: AppointmentChoice;
  appointmentPreview: AppointmentChoice;
  moveAppointment: AppointmentChoice;
}

/** The query of a page. */
export type PageQuery<Name extends RouteName> = Name extends keyof PageQueries
  ? PageQueries[Name]
  : Readonly<Record<string, never>>;

type NamesOf<Query> = Query extends unknown ? keyof Query : never;
export type QueryName = NamesOf<PageQueries[keyof PageQueries]>;

/** What is set of a query; a path without a query stays as it is. */
export function withQuery(
  path: string,
  values: Readonly<Partial<Record<QueryName, Optional<string | number>>>>,
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value != null) query.set(key, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What the query of an address says; null where it says nothing. */
export const queryValue = (search: string, name: QueryName): string | null =>
  new URLSearchParams(search).get(name);
