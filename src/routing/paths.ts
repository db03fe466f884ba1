import { buildPath, type PathIds } from '../contract/pages/matchRoute.ts';
import type { PlanChoice } from '../contract/pages/pageQuery.ts';
import { pathWithQuery } from '../contract/pages/pageUrl.ts';
import { routeNames, type RouteName } from '../contract/pages/routes.ts';

type PathBuilders = { readonly [Name in RouteName]: (...ids: PathIds<Name>) => string };

/** A builder for each route, such as `plain.orderDetails(7)`. */
const plain = Object.fromEntries(
  routeNames.map((name) => [name, (...ids: PathIds<typeof name>) => buildPath(name, ...ids)]),
  // fromEntries forgets which keys it was given.
) as PathBuilders;

/** What has been chosen of an appointment, as its addresses hold it. */
export interface AppointmentChoice {
  dietitianId?: number | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
}

const choiceIn = ({ dietitianId, date, time }: AppointmentChoice = {}) => ({
  dietitian: dietitianId,
  date,
  time,
});

/** The addresses of the shop's pages, with what their queries may hold. */
export const paths = {
  ...plain,
  packageCategory: (id: number, plan?: PlanChoice) =>
    pathWithQuery('packageCategory', [id], { ...plan }),
  packages: () => `${plain.home()}#packages`,
  login: (redirect?: string) => pathWithQuery('login', [], { redirect }),
  forgotPassword: (redirect?: string) => pathWithQuery('forgotPassword', [], { redirect }),
  resetPassword: (token?: string) => pathWithQuery('resetPassword', [], { token }),
  register: (redirect?: string) => pathWithQuery('register', [], { redirect }),
  quickSignUp: (redirect?: string) => pathWithQuery('quickSignUp', [], { redirect }),
  problemReport: (redirect?: string) => pathWithQuery('problemReport', [], { redirect }),
  orderDetails: (id: number, { day }: { day?: string } = {}) =>
    pathWithQuery('orderDetails', [id], { day }),
  orderFailed: (order?: number) => pathWithQuery('orderFailed', [], { order }),
  bookingPayment: (booking?: number) => pathWithQuery('bookingPayment', [], { booking }),
  dietitianAppointment: (choice?: AppointmentChoice) =>
    pathWithQuery('dietitianAppointment', [], choiceIn(choice)),
  dietitianCalendar: (choice?: AppointmentChoice) =>
    pathWithQuery('dietitianCalendar', [], choiceIn(choice)),
  appointmentPreview: (choice?: AppointmentChoice) =>
    pathWithQuery('appointmentPreview', [], choiceIn(choice)),
  moveAppointment: (id: number, choice?: AppointmentChoice) =>
    pathWithQuery('moveAppointment', [id], choiceIn(choice)),
};
