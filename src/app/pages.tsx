import type { RouteName } from '../contract/pages/routes.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

type LazyPage = ReturnType<typeof lazyPart<object>>;

/** The page of each route; code arrives with its route. The server finds the files of a named one. */
export const pages: Readonly<Record<RouteName, LazyPage>> = {
  home: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "home" */ '../features/home/HomePage.tsx')).HomePage,
  ),
  login: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "login" */ '../features/session/LoginPage.tsx')).LoginPage,
  ),
  forgotPassword: lazyPart(
    async () =>
      (await import('../features/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  resetPassword: lazyPart(
    async () => (await import('../features/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  confirmEmail: lazyPart(
    async () => (await import('../features/emailLinks/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  ),
  restoreEmail: lazyPart(
    async () => (await import('../features/emailLinks/RestoreEmailPage.tsx')).RestoreEmailPage,
  ),
  aboutUs: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "aboutUs" */ '../features/content/AboutPage.tsx'))
        .AboutPage,
  ),
  contactUs: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "contactUs" */ '../features/content/ContactPage.tsx'))
        .ContactPage,
  ),
  terms: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "terms" */ '../features/content/LegalPages.tsx'))
        .TermsPage,
  ),
  privacy: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "privacy" */ '../features/content/LegalPages.tsx'))
        .PrivacyPage,
  ),
  packageCategory: lazyPart(
    async () =>
      (
        await import(
          /* webpackChunkName: "packageCategory" */ '../features/product/ProductPage.tsx'
        )
      ).ProductPage,
  ),
  register: lazyPart(
    async () => (await import('../features/register/RegisterPage.tsx')).RegisterPage,
  ),
  quickSignUp: lazyPart(
    async () => (await import('../features/quickSignUp/QuickSignUpPage.tsx')).QuickSignUpPage,
  ),
  profile: lazyPart(async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage),
  yourData: lazyPart(
    async () => (await import('../features/privacy/YourDataPage.tsx')).YourDataPage,
  ),
  dislikesAllergies: lazyPart(
    async () => (await import('../features/questionnaire/QuestionnairePage.tsx')).QuestionnairePage,
  ),
  cart: lazyPart(async () => (await import('../features/cart/CartPage.tsx')).CartPage),
  checkout: lazyPart(
    async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  payment: lazyPart(async () => (await import('../features/payment/PaymentPage.tsx')).PaymentPage),
  orders: lazyPart(async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage),
  orderDetails: lazyPart(
    async () => (await import('../features/orders/OrderDetailsPage.tsx')).OrderDetailsPage,
  ),
  orderMealDetails: lazyPart(
    async () => (await import('../features/orders/OrderMealsPage.tsx')).OrderMealsPage,
  ),
  thankYou: lazyPart(
    async () => (await import('../features/orders/ThankYouPage.tsx')).ThankYouPage,
  ),
  orderFailed: lazyPart(
    async () => (await import('../features/orders/OrderFailedPage.tsx')).OrderFailedPage,
  ),
  meals: lazyPart(
    async () => (await import('../features/mealSelection/MealSelectionPage.tsx')).MealSelectionPage,
  ),
  dietitianAppointment: lazyPart(
    async () =>
      (await import('../features/booking/DietitianAppointmentPage.tsx')).DietitianAppointmentPage,
  ),
  dietitianCalendar: lazyPart(
    async () =>
      (await import('../features/booking/DietitianCalendarPage.tsx')).DietitianCalendarPage,
  ),
  appointmentPreview: lazyPart(
    async () =>
      (await import('../features/booking/AppointmentPreviewPage.tsx')).AppointmentPreviewPage,
  ),
  bookingPayment: lazyPart(
    async () => (await import('./BookingPaymentPage.tsx')).BookingPaymentPage,
  ),
  appointmentConfirmed: lazyPart(
    async () =>
      (await import('../features/appointments/AppointmentConfirmedPage.tsx'))
        .AppointmentConfirmedPage,
  ),
  appointments: lazyPart(
    async () => (await import('../features/appointments/AppointmentsPage.tsx')).AppointmentsPage,
  ),
};
