import type * as address from '../../src/contract/wire/address.ts';
import type * as appointment from '../../src/contract/wire/appointment.ts';
import type * as cart from '../../src/contract/wire/cart.ts';
import type * as contact from '../../src/contract/wire/contact.ts';
import type * as customer from '../../src/contract/wire/customer.ts';
import type * as home from '../../src/contract/wire/home.ts';
import type * as meals from '../../src/contract/wire/meals.ts';
import type * as payment from '../../src/contract/wire/payment.ts';
import type * as problemReport from '../../src/contract/wire/problemReport.ts';
import type * as mailPreferences from '../../src/contract/wire/mailPreferences.ts';
import type * as privacy from '../../src/contract/wire/privacy.ts';
import type * as questionnaire from '../../src/contract/wire/questionnaire.ts';
import type * as renewal from '../../src/contract/wire/renewal.ts';
import type { SampleWeekResponse } from '../../src/contract/wire/sampleWeek.ts';
import type * as planDay from '../../src/contract/wire/planDay.ts';
import type * as subscription from '../../src/contract/wire/subscription.ts';

interface WithCart {
  cart: cart.Cart | null;
}

interface Endpoint<Answer, Body = undefined> {
  body: Body;
  answer: Answer;
}

/** The body and the answer of each call, on the wire. */
export interface Endpoints {
  'GET home': Endpoint<home.HomeResponse>;
  'POST login': Endpoint<customer.CustomerInfo, customer.Credentials>;
  'POST logout': Endpoint<null>;
  'GET register': Endpoint<customer.RegisterForm>;
  'POST register': Endpoint<customer.CustomerInfo, customer.Registration>;
  'POST quick-signup': Endpoint<customer.CustomerInfo, customer.QuickSignup>;
  'GET profile': Endpoint<customer.ProfileResponse>;
  'PUT profile': Endpoint<customer.ProfileResponse, customer.ProfileInput>;
  'GET privacy': Endpoint<privacy.PrivacyResponse>;
  'DELETE privacy/health-consent': Endpoint<privacy.PrivacyResponse>;
  'POST privacy/download': Endpoint<object, privacy.PasswordConfirmation>;
  'POST privacy/delete-account': Endpoint<null, privacy.PasswordConfirmation>;
  'PUT mail-preferences': Endpoint<mailPreferences.MailPreferences, mailPreferences.MailPreference>;
  'PUT password': Endpoint<null, customer.PasswordChange>;
  'POST email-change': Endpoint<customer.EmailChangeAnswer>;
  'DELETE email-change': Endpoint<customer.EmailChangeAnswer>;
  'POST confirm-email': Endpoint<customer.ConfirmedEmail, customer.EmailLink>;
  'POST restore-email': Endpoint<customer.RestoredEmail, customer.EmailLink>;
  'POST reset-password-token': Endpoint<customer.ResetLinkAnswer | null, customer.ResetLinkRequest>;
  'POST reset-password': Endpoint<null, customer.PasswordReset>;
  'POST contact-us': Endpoint<null, contact.ContactMessage>;
  'POST problem-reports': Endpoint<problemReport.ProblemReportReceipt, problemReport.ProblemReport>;
  'POST address': Endpoint<customer.AddressesResponse, address.AddressInput>;
  'PUT address/:id': Endpoint<customer.AddressesResponse, address.AddressInput>;
  'DELETE address/:id': Endpoint<customer.AddressesResponse>;
  'GET package-categories/:id': Endpoint<home.PackageCategoryResponse>;
  'GET sample-week': Endpoint<SampleWeekResponse>;
  'GET carts': Endpoint<WithCart>;
  'POST carts': Endpoint<cart.CartItemAdded, cart.AddCartItem>;
  'PUT carts': Endpoint<WithCart, cart.UpdateCart>;
  'PUT carts/items': Endpoint<WithCart, cart.UpdateCartItem>;
  'PUT carts/items/:id': Endpoint<cart.CartItemChanged, cart.AddCartItem>;
  'DELETE carts/items/:id': Endpoint<WithCart>;
  'DELETE carts/clear': Endpoint<WithCart>;
  'POST carts/voucher': Endpoint<WithCart, cart.ApplyVoucher>;
  'DELETE carts/voucher': Endpoint<WithCart>;
  'GET dislikes-allergies/:id': Endpoint<questionnaire.QuestionnaireResponse>;
  'POST dislikes-allergies': Endpoint<
    questionnaire.QuestionnaireSaved,
    questionnaire.SaveQuestionnaire
  >;
  'GET meals': Endpoint<meals.MealsResponse>;
  'POST meal-selection': Endpoint<meals.MealSelectionSaved, meals.SaveMealSelection>;
  'PUT meal-selection': Endpoint<meals.MealSelectionSaved, meals.DelegateMealSelection>;
  'POST subscriptions': Endpoint<
    subscription.SubscriptionResponse,
    subscription.CreateSubscription
  >;
  'GET subscriptions': Endpoint<subscription.SubscriptionsResponse>;
  'PUT subscriptions': Endpoint<subscription.SubscriptionResponse, payment.PaymentResult>;
  'POST subscriptions/:id/reopen': Endpoint<subscription.SubscriptionReopened>;
  'GET subscriptions/:id': Endpoint<subscription.SubscriptionResponse>;
  'GET subscriptions/:id/renewal': Endpoint<renewal.RenewalResponse>;
  'POST subscriptions/:id/renewal': Endpoint<renewal.Renewed>;
  'GET subscriptions/:id/days/:id': Endpoint<planDay.PlanDayResponse>;
  'PUT subscriptions/:id/days/:id': Endpoint<
    subscription.SubscriptionResponse,
    planDay.ChangePlanDay
  >;
  'PUT subscriptions/:id/days/:id/skip': Endpoint<subscription.SubscriptionResponse>;
  'DELETE subscriptions/:id/days/:id/skip': Endpoint<subscription.SubscriptionResponse>;
  'PUT subscriptions/:id/items/:id/freeze': Endpoint<
    subscription.SubscriptionResponse,
    planDay.FreezePlan
  >;
  'DELETE subscriptions/:id/items/:id/freeze': Endpoint<subscription.SubscriptionResponse>;
  'PUT subscriptions/:id/items/:id/delivery': Endpoint<
    subscription.SubscriptionResponse,
    planDay.ChangeDelivery
  >;
  'GET subscriptions/:id/items/:id/stop': Endpoint<planDay.StopOffer>;
  'PUT subscriptions/:id/items/:id/stop': Endpoint<
    subscription.SubscriptionResponse,
    planDay.StopPlan
  >;
  'GET appointment-bookings-form': Endpoint<appointment.AppointmentForm>;
  'GET appointment-bookings-time-slots': Endpoint<appointment.AppointmentSlots>;
  'POST appointment-booking': Endpoint<
    appointment.AppointmentResponse,
    appointment.BookAppointment
  >;
  'PUT appointment-booking': Endpoint<
    appointment.AppointmentResponse,
    appointment.UpdateAppointment
  >;
  'GET appointment-booking/:id': Endpoint<appointment.AppointmentResponse>;
  'GET customer-booking': Endpoint<appointment.AppointmentsResponse>;
  'PUT move-booking/:id': Endpoint<appointment.AppointmentResponse, appointment.MoveAppointment>;
  'PUT cancel-booking/:id': Endpoint<
    appointment.AppointmentResponse,
    appointment.CancelAppointment
  >;
  'POST payments/checkout': Endpoint<payment.PaymentStarted, payment.StartPayment>;
  'POST payments/result': Endpoint<payment.PaymentResultOpened, payment.OpenPaymentResult>;
}

export type EndpointName = keyof Endpoints;
