import { filsToText } from '../../../src/contract/money.ts';
import type { PersonalData } from '../../../src/contract/wire/privacy.ts';
import type { Language } from '../../../src/contract/languages.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { listAddresses } from '../../db/stores/addressStore.ts';
import { failedDeliveriesOf } from '../../db/stores/failedDeliveryStore.ts';
import { listHealthConsents, type HealthConsent } from '../../db/stores/healthStore.ts';
import { listOptOuts } from '../../db/stores/mailPreferenceStore.ts';
import { itemsOfOrders } from '../../db/stores/orderItemStore.ts';
import { notesOfOrders } from '../../db/stores/orderNoteStore.ts';
import { chosenDishes } from '../../db/stores/orderSourceStore.ts';
import { listOrders } from '../../db/stores/orderStore.ts';
import {
  attemptsOfCustomer,
  capturesOf,
  getCustomer,
  knownAddressesOf,
  questionnairesOf,
  rowsOf,
  vouchersUsedBy,
} from '../../db/stores/personalDataStore.ts';
import { payableOf, type Capture } from '../../db/stores/paymentStore.ts';
import { refundsOfCaptures } from '../../db/stores/refundStore.ts';
import { appointmentNumber } from '../appointments/appointmentState.ts';
import { viewAppointments } from '../appointments/readAppointments.ts';
import { viewCart } from '../cart/cart.ts';
import { orderNumber } from '../orders/orderState.ts';
import { readDetails } from '../orders/readOrders.ts';
import { readCivilId } from './civilIds.ts';

/** Everything that the shop stores about the customer, except secrets: password, tokens, keys. */
export async function readPersonalData(
  context: AppContext,
  customerId: number,
  locale: Language,
): Promise<PersonalData> {
  const { db, clock } = context;
  const now = clock();
  const cart = await viewCart(context, customerId);
  return {
    format: 'personal-data',
    version: 3,
    made_at: now.toISOString(),
    account: await readAccount(context, customerId),
    sessions: (await rowsOf(db, 'sessions', customerId)).map((session) => ({
      started_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
      ends_at: session.expires_at.toISOString(),
    })),
    known_internet_addresses: (await knownAddressesOf(db, customerId)).map(({ last_used_at }) => ({
      last_used_at: last_used_at.toISOString(),
    })),
    account_mails: (await rowsOf(db, 'account_mails', customerId)).map(
      ({ kind, email, created_at }) => ({
        kind,
        email,
        asked_at: created_at.toISOString(),
      }),
    ),
    mails_switched_off: (await listOptOuts(db, customerId)).map(({ kind, switched_off_at }) => ({
      kind,
      switched_off_at: switched_off_at.toISOString(),
    })),
    addresses: await listAddresses(db, customerId),
    health_consents: (await listHealthConsents(db, customerId)).map(toConsent),
    questionnaires: await readQuestionnaires(db, customerId),
    cart,
    cart_dishes: await readCartDishes(db, cart.items),
    orders: await readOrders(context, customerId),
    appointments: await readAppointments(context, customerId, locale),
    payments: await readPayments(db, customerId),
    vouchers_used: (await vouchersUsedBy(db, customerId)).map(({ code, used_at }) => ({
      code,
      used_at: used_at.toISOString(),
    })),
    contact_messages: (await rowsOf(db, 'contact_messages', customerId)).map((sent) => ({
      sent_at: sent.created_at.toISOString(),
      language: sent.language,
      name: sent.name,
      email: sent.email,
      phone: sent.phone,
      subject: sent.subject,
      message: sent.message,
      answer: sent.answer,
      answered_at: sent.answered_at?.toISOString() ?? null,
    })),
  };
}

export function toConsent(consent: HealthConsent): PersonalData['health_consents'][number] {
  return {
    text_version: consent.text_version,
    language: consent.language,
    given_at: consent.given_at?.toISOString() ?? null,
    withdrawn_at: consent.withdrawn_at?.toISOString() ?? null,
  };
}

async function readAccount(
  context: AppContext,
  customerId: number,
): Promise<PersonalData['account']> {
  const customer = await getCustomer(context.db, customerId);
  return {
    customer_id: customer.id,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    phone: customer.phone,
    civil_id: await readCivilId(context, customerId),
    registered_at: customer.created_at.toISOString(),
    terms_accepted_at: customer.terms_accepted_at.toISOString(),
  };
}

async function readQuestionnaires(
  db: Db,
  customerId: number,
): Promise<PersonalData['questionnaires']> {
  return (await questionnairesOf(db, customerId)).map((row) => ({
    saved_at: row.saved_at.toISOString(),
    medical_condition: row.medical_condition,
    medical_condition_details: row.medical_condition_details,
    no_dislikes_allergies: row.no_dislikes_allergies,
    allergies: row.allergens,
    dislikes: row.dislikes,
    others: row.others,
    age_years: row.age,
    height_cm: row.height,
    weight_kg: row.weight,
    activity_level: row.activity_level,
    dietitian_appointment_date: row.dietitian_appointment_date,
  }));
}

async function readCartDishes(
  db: Db,
  plans: readonly { cart_item_id: number }[],
): Promise<PersonalData['cart_dishes']> {
  const dishes = await chosenDishes(
    db,
    plans.map(({ cart_item_id }) => cart_item_id),
  );
  return dishes.map(({ cart_item_id, date, kind, name_en, name_ar }) => {
    return { plan_id: cart_item_id, date, kind, name_en, name_ar };
  });
}

async function readOrders(
  { db, clock }: AppContext,
  customerId: number,
): Promise<PersonalData['orders']> {
  const orders = await listOrders(db, customerId);
  const ids = orders.map(({ id }) => id);
  const plans = await itemsOfOrders(db, ids);
  const failures = await failedDeliveriesOf(db, ids);
  const notes = await notesOfOrders(db, ids);
  return (await readDetails(db, orders, clock())).map(({ order, details }) => {
    const isOfOrder = ({ order_id }: { readonly order_id: number }) => order_id === order.id;
    return {
      name: order.customer_name,
      email: order.customer_email,
      details,
      health_answers: plans
        .filter(isOfOrder)
        .map(({ id, age, height, weight, activity_level }) => ({
          plan_id: id,
          age_years: age,
          height_cm: height,
          weight_kg: weight,
          activity_level,
        })),
      failed_deliveries: failures.filter(isOfOrder).map((failed) => ({
        date: failed.date,
        reason: failed.reason,
        note: failed.note,
        failed_at: failed.failed_at.toISOString(),
        corrected_at: failed.corrected_at?.toISOString() ?? null,
      })),
      rejected_reason: order.rejected_reason,
      notes: notes.filter(isOfOrder).map(({ note, noted_at }) => ({
        note,
        noted_at: noted_at.toISOString(),
      })),
    };
  });
}

async function readAppointments(
  context: AppContext,
  customerId: number,
  locale: Language,
): Promise<PersonalData['appointments']> {
  // Those that were never paid too.
  const appointments = await rowsOf(context.db, 'appointments', customerId);
  const names = new Map(appointments.map(({ id, customer_name }) => [id, customer_name]));
  const views = await viewAppointments(context, appointments, locale);
  return views.map((details) => ({ name: names.get(details.id) ?? '', details }));
}

async function readPayments(db: Db, customerId: number): Promise<PersonalData['payments']> {
  const attempts = await attemptsOfCustomer(db, customerId);
  const captures = await capturesOf(
    db,
    attempts.map(({ id }) => id),
  );
  const refunds = await refundsOfCaptures(
    db,
    captures.map(({ id }) => id),
  );
  const refundsOf = (capture: Capture) =>
    refunds.filter(({ capture_id }) => capture_id === capture.id);
  return attempts.map((attempt) => {
    const { kind, id } = payableOf(attempt);
    return {
      reference: attempt.reference,
      paid_for: kind === 'order' ? orderNumber(id) : appointmentNumber(id),
      amount: filsToText(attempt.amount_fils),
      status: attempt.status,
      started_at: attempt.created_at.toISOString(),
      captures: captures
        .filter(({ attempt_id }) => attempt_id === attempt.id)
        .map((capture) => toCapture(capture, refundsOf(capture))),
    };
  });
}

function toCapture(
  capture: Capture,
  refunds: Awaited<ReturnType<typeof refundsOfCaptures>>,
): PersonalData['payments'][number]['captures'][number] {
  return {
    amount: capture.amount_fils === null ? null : filsToText(capture.amount_fils),
    paid_via: capture.payment_type,
    payment_id: capture.payment_id,
    paid_on: capture.paid_on?.toISOString() ?? null,
    recorded_at: capture.recorded_at.toISOString(),
    refund_reason: capture.refund_reason,
    refunds: refunds.map(({ amount_fils, due_at, refunded_at }) => ({
      amount: amount_fils === null ? null : filsToText(amount_fils),
      due_at: due_at.toISOString(),
      refunded_at: refunded_at?.toISOString() ?? null,
    })),
  };
}
