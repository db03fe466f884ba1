import { patterns } from '../contract/pages/routes.ts';

const withRedirect = (path: string, redirect?: string) =>
  redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;

/** What has been chosen of an appointment, as its addresses hold it. */
export interface AppointmentChoice {
  dietitian?: number | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
}

function withChoice(path: string, { dietitian, date, time }: AppointmentChoice = {}): string {
  const query = new URLSearchParams();
  if (dietitian != null) query.set('dietitian', String(dietitian));
  if (date != null) query.set('date', date);
  if (time != null) query.set('time', time);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const paths = {
  home: () => patterns.home,
  packages: () => '/#packages',
  aboutUs: () => patterns.aboutUs,
  cart: () => patterns.cart,
  checkout: () => patterns.checkout,
  payment: () => patterns.payment,
  thankYou: (id: number) => `/thank-you/${id}`,
  contactUs: () => patterns.contactUs,
  login: (redirect?: string) => withRedirect(patterns.login, redirect),
  forgotPassword: (redirect?: string) => withRedirect(patterns.forgotPassword, redirect),
  register: (redirect?: string) => withRedirect(patterns.register, redirect),
  resetPassword: () => patterns.resetPassword,
  quickSignUp: (redirect?: string) => withRedirect(patterns.quickSignUp, redirect),
  orderDetails: (id: number) => `/order-details/${id}`,
  orderMealDetails: (id: number) => `/order-meal-details/${id}`,
  orders: () => patterns.orders,
  packageCategory: (id: number) => `/package-categories/${id}`,
  dislikesAllergies: (cartItemId: number) => `/dislikes-allergies/${cartItemId}`,
  meals: (cartItemId: number) => `/meals/${cartItemId}`,
  profile: () => patterns.profile,
  orderFailed: (orderId?: number) =>
    orderId === undefined ? patterns.orderFailed : `/order-failed?order=${orderId}`,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  dietitianAppointment: (choice?: AppointmentChoice) =>
    withChoice(patterns.dietitianAppointment, choice),
  dietitianCalendar: (choice?: AppointmentChoice) => withChoice(patterns.dietitianCalendar, choice),
  appointmentPreview: (choice?: AppointmentChoice) =>
    withChoice(patterns.appointmentPreview, choice),
  bookingPayment: (appointmentId?: number) =>
    appointmentId === undefined
      ? patterns.bookingPayment
      : `/booking-payment?booking=${appointmentId}`,
  appointmentConfirmed: (id: number) => `/appointment-confirmed/${id}`,
  appointments: () => patterns.appointments,
} as const;
