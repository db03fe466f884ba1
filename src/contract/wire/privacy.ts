import { Type, type Static } from 'typebox';
import { currentPassword } from '../rules/password.ts';
import { Address } from './address.ts';
import { AppointmentBooking } from './appointment.ts';
import { CartOrNull } from './cart.ts';
import { DateText, DishKind, Id, LocalizedName, MoneyText, nullableText } from './common.ts';
import { LanguageCode } from './languageCode.ts';
import { ActivityLevel } from './questionnaire.ts';
import { text } from './ruled.ts';
import { SubscriptionDetails } from './subscription.ts';

/** An ISO instant. */
const Instant = Type.String();
const InstantOrNull = nullableText;

/** The password, which actions that cannot be undone ask for again. */
export const PasswordConfirmation = Type.Object(
  { password: text(currentPassword) },
  { additionalProperties: false },
);
export type PasswordConfirmation = Static<typeof PasswordConfirmation>;

/** `given_at` is null where answers came without a consent. */
const HealthConsent = Type.Object({
  text_version: nullableText,
  language: Type.Union([LanguageCode, Type.Null()]),
  given_at: InstantOrNull,
  withdrawn_at: InstantOrNull,
});

/** What has to end before the account can be deleted. */
const DeletionBlocker = Type.Object({
  reason: Type.Union([
    Type.Literal('plan'),
    Type.Literal('appointment'),
    Type.Literal('payment'),
    Type.Literal('refund'),
  ]),
  /** The number of the order or the appointment. */
  number: Type.String(),
  /** The last delivery or the appointment. */
  until: Type.Union([DateText, Type.Null()]),
});
export type DeletionBlocker = Static<typeof DeletionBlocker>;

export const PrivacyResponse = Type.Object({
  /** The newest; null when none was ever given or withdrawn. */
  health_consent: Type.Union([HealthConsent, Type.Null()]),
  /** Answers are kept, in questionnaires or in orders. */
  has_health_answers: Type.Boolean(),
  deletion_blockers: Type.Array(DeletionBlocker),
});
export type PrivacyResponse = Static<typeof PrivacyResponse>;

const Questionnaire = Type.Object({
  saved_at: Instant,
  medical_condition: Type.Boolean(),
  medical_condition_details: nullableText,
  no_dislikes_allergies: Type.Boolean(),
  allergies: Type.Array(Type.Object(LocalizedName)),
  dislikes: Type.Array(Type.Object(LocalizedName)),
  others: nullableText,
  age_years: Type.Integer(),
  height_cm: Type.Integer(),
  weight_kg: Type.Number(),
  activity_level: ActivityLevel,
  dietitian_appointment_date: Type.Union([DateText, Type.Null()]),
});

/** The answers at the time of the order; null once they were withdrawn. */
const HealthAnswersOfPlan = Type.Object({
  plan_id: Id,
  age_years: Type.Union([Type.Integer(), Type.Null()]),
  height_cm: Type.Union([Type.Integer(), Type.Null()]),
  weight_kg: Type.Union([Type.Number(), Type.Null()]),
  activity_level: Type.Union([ActivityLevel, Type.Null()]),
});

const Payment = Type.Object({
  reference: Type.String(),
  /** Number of the order or the appointment. */
  paid_for: Type.String(),
  amount: MoneyText,
  status: Type.String(),
  started_at: Instant,
  captures: Type.Array(
    Type.Object({
      amount: Type.Union([MoneyText, Type.Null()]),
      paid_via: nullableText,
      payment_id: nullableText,
      paid_on: InstantOrNull,
      recorded_at: Instant,
      /** Why it goes back; null for the money that pays. */
      refund_reason: nullableText,
      /** The due or made refund of it. */
      refunds: Type.Array(
        Type.Object({
          amount: Type.Union([MoneyText, Type.Null()]),
          due_at: Instant,
          refunded_at: InstantOrNull,
        }),
      ),
    }),
  ),
});

const ContactMessage = Type.Object({
  sent_at: Instant,
  language: LanguageCode,
  name: Type.String(),
  email: Type.String(),
  phone: nullableText,
  subject: Type.String(),
  message: Type.String(),
  /** The kitchen's answer; null where there is none, or it was not sent by the kitchen's app. */
  answer: nullableText,
  answered_at: InstantOrNull,
});

const ChosenDish = Type.Object({
  plan_id: Id,
  date: DateText,
  kind: DishKind,
  ...LocalizedName,
});

/** A failed delivery, with the kitchen's note about it. */
const FailedDelivery = Type.Object({
  date: DateText,
  reason: Type.String(),
  note: nullableText,
  failed_at: Instant,
  /** When it was marked as delivered after all. */
  corrected_at: InstantOrNull,
});

/** Everything that the shop stores about one customer. A change of its shape gets another `version`. */
export const PersonalData = Type.Object({
  format: Type.Literal('personal-data'),
  version: Type.Literal(3),
  made_at: Instant,
  account: Type.Object({
    customer_id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    phone: nullableText,
    /** Whole. */
    civil_id: nullableText,
    registered_at: Instant,
    terms_accepted_at: Instant,
  }),
  sessions: Type.Array(
    Type.Object({ started_at: Instant, last_used_at: Instant, ends_at: Instant }),
  ),
  /** IP addresses of earlier logins are stored as hashes that cannot be reversed. */
  known_internet_addresses: Type.Array(Type.Object({ last_used_at: Instant })),
  /** Mails about the account, such as the confirmation of a new e-mail. */
  account_mails: Type.Array(
    Type.Object({ kind: Type.String(), email: Type.String(), asked_at: Instant }),
  ),
  /** By the kind's name. */
  mails_switched_off: Type.Array(Type.Object({ kind: Type.String(), switched_off_at: Instant })),
  addresses: Type.Array(Address),
  health_consents: Type.Array(HealthConsent),
  questionnaires: Type.Array(Questionnaire),
  cart: CartOrNull,
  cart_dishes: Type.Array(ChosenDish),
  orders: Type.Array(
    Type.Object({
      name: Type.String(),
      email: Type.String(),
      details: SubscriptionDetails,
      health_answers: Type.Array(HealthAnswersOfPlan),
      failed_deliveries: Type.Array(FailedDelivery),
      /** Why the kitchen rejected it; null where it did not. */
      rejected_reason: nullableText,
      /** The kitchen's notes about it. */
      notes: Type.Array(Type.Object({ note: Type.String(), noted_at: Instant })),
    }),
  ),
  appointments: Type.Array(Type.Object({ name: Type.String(), details: AppointmentBooking })),
  payments: Type.Array(Payment),
  vouchers_used: Type.Array(Type.Object({ code: Type.String(), used_at: Instant })),
  contact_messages: Type.Array(ContactMessage),
});
export type PersonalData = Static<typeof PersonalData>;
