import { buildPath, type PathIds } from '../contract/pages/matchRoute.ts';
import { routeNames, type RouteName } from '../contract/pages/routes.ts';

type PathBuilders = { readonly [Name in RouteName]: (...ids: PathIds<Name>) => string };

/** A builder for each route, such as `plain.orderDetails(7)`. */
const plain = Object.fromEntries(
  routeNames.map((name) => [name, (...ids: PathIds<typeof name>) => buildPath(name, ...ids)]),
  // fromEntries forgets which keys it was given.
) as PathBuilders;

/** Adds the parameters that have a value; without one the path stays as it is. */
function withQuery(
  path: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value != null) query.set(key, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The choices of an appointment in its addresses. */
export interface AppointmentChoice {
  dietitianId?: number | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
}

const withChoice = (path: string, { dietitianId, date, time }: AppointmentChoice = {}) =>
  withQuery(path, { dietitian: dietitianId, date, time });

/** The choices of a plan in the address of its package. */
interface PlanChoice {
  variant: number;
  /** Of one day. */
  meals: number;
  snacks: number;
  /** Delivered days. */
  days: number;
  start: string;
  delivery: string;
  slot: number;
  /** The cart line whose plan is edited; without it a new one is added. */
  item: number | null;
}

/** The addresses of the shop's pages, with what their queries may hold. */
export const paths = {
  ...plain,
  packageCategory: (id: number, plan?: PlanChoice) =>
    withQuery(plain.packageCategory(id), { ...plan }),
  packages: () => `${plain.home()}#packages`,
  login: (redirect?: string) => withQuery(plain.login(), { redirect }),
  forgotPassword: (redirect?: string) => withQuery(plain.forgotPassword(), { redirect }),
  resetPassword: (token?: string) => withQuery(plain.resetPassword(), { token }),
  register: (redirect?: string) => withQuery(plain.register(), { redirect }),
  quickSignUp: (redirect?: string) => withQuery(plain.quickSignUp(), { redirect }),
  problemReport: (redirect?: string) => withQuery(plain.problemReport(), { redirect }),
  orderDetails: (id: number, { day }: { day?: string } = {}) =>
    withQuery(plain.orderDetails(id), { day }),
  orderFailed: (orderId?: number) => withQuery(plain.orderFailed(), { order: orderId }),
  bookingPayment: (appointmentId?: number) =>
    withQuery(plain.bookingPayment(), { booking: appointmentId }),
  dietitianAppointment: (choice?: AppointmentChoice) =>
    withChoice(plain.dietitianAppointment(), choice),
  dietitianCalendar: (choice?: AppointmentChoice) => withChoice(plain.dietitianCalendar(), choice),
  appointmentPreview: (choice?: AppointmentChoice) =>
    withChoice(plain.appointmentPreview(), choice),
  moveAppointment: (id: number, choice?: AppointmentChoice) =>
    withChoice(plain.moveAppointment(id), choice),
};
