import { patterns } from '../contract/routes.ts';

const withRedirect = (path: string, redirect?: string) =>
  redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;

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
  orderFailed: (subscriptionId?: number) =>
    subscriptionId === undefined ? patterns.orderFailed : `/order-failed?order=${subscriptionId}`,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  dietitianAppointment: () => patterns.dietitianAppointment,
} as const;
