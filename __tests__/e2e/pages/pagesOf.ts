import type { Page } from '@playwright/test';
import type { Texts } from '../support/texts.ts';
import { AppointmentConfirmedPage } from './AppointmentConfirmedPage.ts';
import { AppointmentDetailsPage } from './AppointmentDetailsPage.ts';
import { AppointmentsPage } from './AppointmentsPage.ts';
import { BookingPaymentPage } from './BookingPaymentPage.ts';
import { CalendarPage } from './CalendarPage.ts';
import { CartPage } from './CartPage.ts';
import { CheckoutPage } from './CheckoutPage.ts';
import { ContactPage } from './ContactPage.ts';
import { EmailLinkPage } from './EmailLinkPage.ts';
import { Header } from './Header.ts';
import { HomePage } from './HomePage.ts';
import { HostedPaymentPage } from './HostedPaymentPage.ts';
import { LoginPage } from './LoginPage.ts';
import { MealsPage } from './MealsPage.ts';
import { MoveAppointmentPage } from './MoveAppointmentPage.ts';
import { MyPlanPage } from './MyPlanPage.ts';
import { OrdersPage } from './OrdersPage.ts';
import { PasswordResetPage } from './PasswordResetPage.ts';
import { PaymentFailedPage } from './PaymentFailedPage.ts';
import { ProductPage } from './ProductPage.ts';
import { ProfilePage } from './ProfilePage.ts';
import { QuestionnairePage } from './QuestionnairePage.ts';
import { ReviewPage } from './ReviewPage.ts';
import { SignUpPage } from './SignUpPage.ts';
import { ThankYouPage } from './ThankYouPage.ts';
import { YourDataPage } from './YourDataPage.ts';

/** All page classes for one tab in one language. */
export const pagesOf = (page: Page, text: Texts) => ({
  header: new Header(page, text),
  home: new HomePage(page, text),
  product: new ProductPage(page, text),
  questionnaire: new QuestionnairePage(page, text),
  meals: new MealsPage(page, text),
  cart: new CartPage(page, text),
  checkout: new CheckoutPage(page, text),
  hostedPayment: new HostedPaymentPage(page),
  paymentFailed: new PaymentFailedPage(page, text),
  thankYou: new ThankYouPage(page, text),
  orders: new OrdersPage(page, text),
  myPlan: new MyPlanPage(page, text),
  login: new LoginPage(page, text),
  signUp: new SignUpPage(page, text),
  profile: new ProfilePage(page, text),
  yourData: new YourDataPage(page, text),
  passwordReset: new PasswordResetPage(page, text),
  emailLink: new EmailLinkPage(page, text),
  contact: new ContactPage(page, text),
  appointmentDetails: new AppointmentDetailsPage(page, text),
  calendar: new CalendarPage(page, text),
  review: new ReviewPage(page, text),
  bookingPayment: new BookingPaymentPage(page, text),
  appointmentConfirmed: new AppointmentConfirmedPage(page, text),
  moveAppointment: new MoveAppointmentPage(page, text),
  appointments: new AppointmentsPage(page, text),
});

export type Pages = ReturnType<typeof pagesOf>;
