import type { RouteName } from '../contract/pages/routes.ts';

export type Access = 'all' | 'customer' | 'guest';

const restricted: Partial<Record<RouteName, Access>> = {
  cart: 'customer',
  checkout: 'customer',
  payment: 'customer',
  thankYou: 'customer',
  orderDetails: 'customer',
  orderMealDetails: 'customer',
  orders: 'customer',
  dislikesAllergies: 'customer',
  meals: 'customer',
  profile: 'customer',
  dietitianAppointment: 'customer',
  dietitianCalendar: 'customer',
  appointmentPreview: 'customer',
  bookingPayment: 'customer',
  appointmentConfirmed: 'customer',
  appointments: 'customer',
  login: 'guest',
  forgotPassword: 'guest',
  register: 'guest',
};

export function mayEnter(name: RouteName, isCustomer: boolean): boolean {
  const access = restricted[name] ?? 'all';
  return access === 'all' || (access === 'customer') === isCustomer;
}
