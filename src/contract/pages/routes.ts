/** Every path of the storefront, written once: links, guards, the server and the sitemap use it. */
export const patterns = {
  home: '/',
  aboutUs: '/about-us',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/payment',
  thankYou: '/thank-you/:id',
  contactUs: '/contact-us',
  login: '/login',
  forgotPassword: '/forgot-password',
  register: '/register',
  resetPassword: '/reset-password',
  quickSignUp: '/quick-sign-up',
  orderDetails: '/order-details/:id',
  orderMealDetails: '/order-meal-details/:id',
  orders: '/orders',
  packageCategory: '/package-categories/:id',
  dislikesAllergies: '/dislikes-allergies/:cartItemId',
  meals: '/meals/:cartItemId',
  profile: '/profile',
  orderFailed: '/order-failed',
  terms: '/terms-and-conditions',
  privacy: '/privacy_policy',
  dietitianAppointment: '/dietitian-appointment',
  dietitianCalendar: '/dietitian-calendar',
  appointmentPreview: '/appointment-preview',
  bookingPayment: '/booking-payment',
  appointmentConfirmed: '/appointment-confirmed/:id',
  appointments: '/appointments',
} as const;

export type RouteName = keyof typeof patterns;

/**
 * Who is led to a page: `listed` ones are offered to search engines, `open` ones to whoever follows
 * a link, `private` ones are a customer's own or a step of an order.
 */
type Reach = 'listed' | 'open' | 'private';

export const reach = {
  home: 'listed',
  aboutUs: 'listed',
  cart: 'private',
  checkout: 'private',
  payment: 'private',
  thankYou: 'private',
  contactUs: 'listed',
  login: 'open',
  forgotPassword: 'open',
  register: 'open',
  resetPassword: 'open',
  quickSignUp: 'open',
  orderDetails: 'private',
  orderMealDetails: 'private',
  orders: 'private',
  packageCategory: 'listed',
  dislikesAllergies: 'private',
  meals: 'private',
  profile: 'private',
  orderFailed: 'private',
  terms: 'listed',
  privacy: 'listed',
  dietitianAppointment: 'private',
  dietitianCalendar: 'private',
  appointmentPreview: 'private',
  bookingPayment: 'private',
  appointmentConfirmed: 'private',
  appointments: 'private',
} as const satisfies Readonly<Record<RouteName, Reach>>;

/** In the order of the patterns. */
export const routeNames = Object.keys(patterns) as RouteName[];
