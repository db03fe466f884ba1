import type { ComponentType } from 'react';
import { laterPartsOf } from '../contract/pages/laterParts.ts';
import type { RouteName } from '../contract/pages/routes.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { fetchLaterPart } from './laterParts.ts';

type LazyPage = ReturnType<typeof lazyPart<object>>;

const pageOf = (name: RouteName, fetchPage: () => Promise<ComponentType>): LazyPage =>
  lazyPart(async () => {
    const needed = laterPartsOf(name).map((part) => fetchLaterPart[part]());
    const [page] = await Promise.all([fetchPage(), ...needed]);
    return page;
  });

/** The page of each route, whose code loads with the route. The server finds the files of pages with a chunk name. */
export const pages: Readonly<Record<RouteName, LazyPage>> = {
  home: pageOf(
    'home',
    async () =>
      (await import(/* webpackChunkName: "home" */ '../features/home/HomePage.tsx')).HomePage,
  ),
  login: pageOf(
    'login',
    async () =>
      (await import(/* webpackChunkName: "login" */ '../features/session/LoginPage.tsx')).LoginPage,
  ),
  forgotPassword: pageOf(
    'forgotPassword',
    async () =>
      (await import('../features/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  resetPassword: pageOf(
    'resetPassword',
    async () => (await import('../features/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  confirmEmail: pageOf(
    'confirmEmail',
    async () => (await import('../features/emailLinks/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  ),
  restoreEmail: pageOf(
    'restoreEmail',
    async () => (await import('../features/emailLinks/RestoreEmailPage.tsx')).RestoreEmailPage,
  ),
  aboutUs: pageOf(
    'aboutUs',
    async () =>
      (await import(/* webpackChunkName: "aboutUs" */ '../features/content/AboutPage.tsx'))
        .AboutPage,
  ),
  contactUs: pageOf(
    'contactUs',
    async () =>
      (await import(/* webpackChunkName: "contactUs" */ '../features/content/ContactPage.tsx'))
        .ContactPage,
  ),
  problemReport: pageOf(
    'problemReport',
    async () => (await import('../features/problemReport/ProblemReportPage.tsx')).ProblemReportPage,
  ),
  terms: pageOf(
    'terms',
    async () =>
      (await import(/* webpackChunkName: "terms" */ '../features/content/LegalPages.tsx'))
        .TermsPage,
  ),
  privacy: pageOf(
    'privacy',
    async () =>
      (await import(/* webpackChunkName: "privacy" */ '../features/content/LegalPages.tsx'))
        .PrivacyPage,
  ),
  packageCategory: pageOf(
    'packageCategory',
    async () =>
      (
        await import(
          /* webpackChunkName: "packageCategory" */ '../features/product/ProductPage.tsx'
        )
      ).ProductPage,
  ),
  register: pageOf(
    'register',
    async () => (await import('../features/register/RegisterPage.tsx')).RegisterPage,
  ),
  quickSignUp: pageOf(
    'quickSignUp',
    async () => (await import('../features/quickSignUp/QuickSignUpPage.tsx')).QuickSignUpPage,
  ),
  profile: pageOf(
    'profile',
    async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
  ),
  yourData: pageOf(
    'yourData',
    async () => (await import('../features/privacy/YourDataPage.tsx')).YourDataPage,
  ),
  dislikesAllergies: pageOf(
    'dislikesAllergies',
    async () => (await import('../features/questionnaire/QuestionnairePage.tsx')).QuestionnairePage,
  ),
  cart: pageOf('cart', async () => (await import('../features/cart/CartPage.tsx')).CartPage),
  checkout: pageOf(
    'checkout',
    async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  payment: pageOf(
    'payment',
    async () => (await import('../features/payment/PaymentPage.tsx')).PaymentPage,
  ),
  orders: pageOf(
    'orders',
    async () => (await import('../features/orders/list/OrdersPage.tsx')).OrdersPage,
  ),
  orderDetails: pageOf(
    'orderDetails',
    async () => (await import('../features/orders/details/OrderDetailsPage.tsx')).OrderDetailsPage,
  ),
  orderMealDetails: pageOf(
    'orderMealDetails',
    async () => (await import('../features/orders/plan/OrderMealsPage.tsx')).OrderMealsPage,
  ),
  planDay: pageOf(
    'planDay',
    async () => (await import('../features/mealSelection/PlanDayPage.tsx')).PlanDayPage,
  ),
  thankYou: pageOf(
    'thankYou',
    async () => (await import('../features/orders/payment/ThankYouPage.tsx')).ThankYouPage,
  ),
  orderFailed: pageOf(
    'orderFailed',
    async () => (await import('../features/orders/payment/OrderFailedPage.tsx')).OrderFailedPage,
  ),
  meals: pageOf(
    'meals',
    async () => (await import('../features/mealSelection/MealSelectionPage.tsx')).MealSelectionPage,
  ),
  dietitianAppointment: pageOf(
    'dietitianAppointment',
    async () =>
      (await import('../features/booking/DietitianAppointmentPage.tsx')).DietitianAppointmentPage,
  ),
  dietitianCalendar: pageOf(
    'dietitianCalendar',
    async () =>
      (await import('../features/booking/DietitianCalendarPage.tsx')).DietitianCalendarPage,
  ),
  appointmentPreview: pageOf(
    'appointmentPreview',
    async () =>
      (await import('../features/booking/AppointmentPreviewPage.tsx')).AppointmentPreviewPage,
  ),
  bookingPayment: pageOf(
    'bookingPayment',
    async () => (await import('./BookingPaymentPage.tsx')).BookingPaymentPage,
  ),
  appointmentConfirmed: pageOf(
    'appointmentConfirmed',
    async () =>
      (await import('../features/appointments/AppointmentConfirmedPage.tsx'))
        .AppointmentConfirmedPage,
  ),
  moveAppointment: pageOf(
    'moveAppointment',
    async () => (await import('../features/booking/MoveAppointmentPage.tsx')).MoveAppointmentPage,
  ),
  appointments: pageOf(
    'appointments',
    async () => (await import('../features/appointments/AppointmentsPage.tsx')).AppointmentsPage,
  ),
};
