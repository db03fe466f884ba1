import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { RouteName } from '../contract/routes.ts';

type Page = LazyExoticComponent<ComponentType>;

/** The page of each route; code arrives with its route. */
export const pages: Partial<Record<RouteName, Page>> = {
  home: lazy(async () => ({
    default: (await import(/* webpackChunkName: "home" */ '../features/home/HomePage.tsx'))
      .HomePage,
  })),
  login: lazy(async () => ({
    default: (await import('../features/session/LoginPage.tsx')).LoginPage,
  })),
  forgotPassword: lazy(async () => ({
    default: (await import('../features/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  })),
  resetPassword: lazy(async () => ({
    default: (await import('../features/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  })),
  aboutUs: lazy(async () => ({
    default: (await import('../features/content/AboutPage.tsx')).AboutPage,
  })),
  contactUs: lazy(async () => ({
    default: (await import('../features/content/ContactPage.tsx')).ContactPage,
  })),
  terms: lazy(async () => ({
    default: (await import('../features/content/TermsPage.tsx')).TermsPage,
  })),
  privacy: lazy(async () => ({
    default: (await import('../features/content/PrivacyPage.tsx')).PrivacyPage,
  })),
  packageCategory: lazy(async () => ({
    default: (await import('../features/product/ProductPage.tsx')).ProductPage,
  })),
  register: lazy(async () => ({
    default: (await import('../features/register/RegisterPage.tsx')).RegisterPage,
  })),
  quickSignUp: lazy(async () => ({
    default: (await import('../features/quickSignUp/QuickSignUpPage.tsx')).QuickSignUpPage,
  })),
  profile: lazy(async () => ({
    default: (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  })),
  dislikesAllergies: lazy(async () => ({
    default: (await import('../features/questionnaire/QuestionnairePage.tsx')).QuestionnairePage,
  })),
  cart: lazy(async () => ({
    default: (await import('../features/cart/CartPage.tsx')).CartPage,
  })),
  checkout: lazy(async () => ({
    default: (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
  })),
  payment: lazy(async () => ({
    default: (await import('../features/payment/PaymentPage.tsx')).PaymentPage,
  })),
  orders: lazy(async () => ({
    default: (await import('../features/orders/OrdersPage.tsx')).OrdersPage,
  })),
  orderDetails: lazy(async () => ({
    default: (await import('../features/orders/OrderDetailsPage.tsx')).OrderDetailsPage,
  })),
  orderMealDetails: lazy(async () => ({
    default: (await import('../features/orders/OrderMealsPage.tsx')).OrderMealsPage,
  })),
  thankYou: lazy(async () => ({
    default: (await import('../features/orders/ThankYouPage.tsx')).ThankYouPage,
  })),
  orderFailed: lazy(async () => ({
    default: (await import('../features/orders/OrderFailedPage.tsx')).OrderFailedPage,
  })),
  meals: lazy(async () => ({
    default: (await import('../features/mealSelection/MealSelectionPage.tsx')).MealSelectionPage,
  })),
  dietitianAppointment: lazy(async () => ({
    default: (await import('../features/appointments/DietitianAppointmentPage.tsx'))
      .DietitianAppointmentPage,
  })),
  dietitianCalendar: lazy(async () => ({
    default: (await import('../features/appointments/DietitianCalendarPage.tsx'))
      .DietitianCalendarPage,
  })),
  appointmentPreview: lazy(async () => ({
    default: (await import('../features/appointments/AppointmentPreviewPage.tsx'))
      .AppointmentPreviewPage,
  })),
  appointmentConfirmed: lazy(async () => ({
    default: (await import('../features/appointments/AppointmentConfirmedPage.tsx'))
      .AppointmentConfirmedPage,
  })),
  appointments: lazy(async () => ({
    default: (await import('../features/appointments/AppointmentsPage.tsx')).AppointmentsPage,
  })),
  bookingPayment: lazy(async () => ({
    default: (await import('./BookingPaymentPage.tsx')).BookingPaymentPage,
  })),
};
