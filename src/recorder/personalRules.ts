import type { Appointment, AppointmentForm } from '../api/appointments.ts';
import type { Cart } from '../api/carts.ts';
import type { Address, EmailChange } from '../api/customers.ts';
import type { Failure } from '../api/failure.ts';
import type { CustomerInfo, Profile, SignedIn } from '../api/session.ts';
import type { PlanDay } from '../api/planDay.ts';
import type { Order, OrderItem } from '../api/subscriptions.ts';
import type { OrderAddress } from '../contract/wire/subscription.ts';
import type { Dish } from '../contract/wire/dish.ts';
import type { DraftsState } from '../features/drafts/draftsSlice.ts';
import type { SessionState } from '../features/session/sessionSlice.ts';
import type { QuestionnaireValues } from '../features/questionnaire/questionnaireForm.ts';
import { draftNames } from '../forms/draftNames.ts';
import {
  fields,
  instead,
  isRecord,
  list,
  MASK,
  masked,
  nothing,
  whole,
  type Rule,
} from './rules.ts';

/** With the server's message, which the customer was shown. */
export const failure = fields<Failure>({
  kind: whole,
  code: whole,
  message: whole,
  errors: whole,
  retryAfter: whole,
  reference: whole,
});

export const cart = fields<Cart>({
  id: whole,
  items: whole,
  comment: masked,
  address_id: whole,
  voucher: whole,
  sub_total: whole,
  delivery: whole,
  coupon_discount: whole,
  grand_total: whole,
});

/** A recording does not say who it was; a reducer needs a number. */
const MASKED_ID = 0;

/** The shop's own format. */
const phone: Rule = (value) => (value ? `+965${MASK}` : value);

export const profile = fields<Profile>({
  id: instead(MASKED_ID),
  first_name: masked,
  last_name: masked,
  email: masked,
  phone,
  civil_id: masked,
});

const customerInfo = fields<CustomerInfo>({ token: masked, profile, cart: whole, meals: nothing });

export const session = fields<SessionState>({ customerInfo, loggedOut: whole });

export const signedIn = fields<SignedIn>({ customerInfo, cart });

export const emailChange = fields<EmailChange>({ email: masked, expires_at: whole });

/** The area is kept: what delivery costs and when it comes may depend on it. */
const addressRules = {
  id: whole,
  title: masked,
  location: whole,
  gov_id: whole,
  governorate: whole,
  area_id: whole,
  area: whole,
  block: masked,
  street: masked,
  avenue: masked,
  house_building: masked,
  floor: masked,
  apartment: masked,
  special_direction: masked,
};

export const address = fields<Address>(addressRules);

const orderAddress = fields<OrderAddress>({ ...addressRules, order_address_id: whole });

const orderItem = fields<OrderItem>({
  id: whole,
  product: whole,
  variant: whole,
  image: whole,
  meals: whole,
  snacks: whole,
  daily_nutrition: whole,
  quantity: whole,
  price: whole,
  total: whole,
  start_date: whole,
  end_date: whole,
  continued_until: whole,
  days: whole,
  delivery_days: whole,
  delivery_time_slot: whole,
  meals_selected_by: whole,
  dislikes_and_allergies: instead([]),
  other_dislikes_and_allergies: instead(null),
  medical_condition: instead(null),
  dietitian_appointment_date: instead(null),
  schedule: whole,
  days_changeable: whole,
  changes: whole,
  freeze: whole,
  stop: whole,
});

export const order = fields<Order>({
  id: whole,
  order_number: whole,
  created_at: whole,
  as_of: whole,
  order_status: whole,
  payment_status: whole,
  payment_pending: whole,
  payable: whole,
  changeable: whole,
  changed: whole,
  refund_due: whole,
  refunded: whole,
  renewable: whole,
  renewed_by: whole,
  items: list(orderItem),
  closed_days: whole,
  delivery_addresses: list(orderAddress),
  delivery_time_slots: whole,
  dietitian_due: whole,
  sub_total: whole,
  delivery: whole,
  discount: whole,
  coupon_code: whole,
  coupon_discount: whole,
  payment_gateway_charges: whole,
  grand_total: whole,
  amount_paid: whole,
  paid_via: whole,
  paid_on: whole,
  payment_id: whole,
  order_reference_number: whole,
  message: whole,
  registered_mobile_number: phone,
  address,
});

export const appointmentForm = fields<AppointmentForm>({
  dietitians: whole,
  phone,
  email: masked,
  first_date: whole,
  last_date: whole,
  closed_days: whole,
});

export const appointment = fields<Appointment>({
  id: whole,
  number: whole,
  created_at: whole,
  dietitianId: whole,
  dietitian: whole,
  comments: masked,
  date: whole,
  time: whole,
  fee: whole,
  status: whole,
  payment_status: whole,
  payment_pending: whole,
  payment_failed: whole,
  payable: whole,
  held_until: whole,
  held_for_seconds: whole,
  cancellable: whole,
  movable: whole,
  refund_on_cancel: whole,
  refund_due: whole,
  refunded: whole,
  rejected_reason: masked,
  cancelled_by: whole,
  phone,
  email: masked,
  amount_paid: whole,
  paid_via: whole,
  paid_on: whole,
  payment_id: whole,
  order_reference_number: whole,
  message: whole,
  calendar_uid: masked,
  calendar_sequence: whole,
});

/** The list of blocked dishes would reveal the customer's allergies. */
export const dish = fields<Dish>({
  id: whole,
  kind: whole,
  name_en: whole,
  name_ar: whole,
  description_en: whole,
  description_ar: whole,
  image: whole,
  calories: whole,
  carbs: whole,
  fat: whole,
  protein: whole,
  weekdays: whole,
  allergens: whole,
  ingredients: whole,
  blocked_by: instead([]),
  disliked: instead([]),
});

export const planDay = fields<PlanDay>({
  skip_moves_to: whole,
  date: whole,
  product: whole,
  variant: whole,
  meals: whole,
  snacks: whole,
  daily_nutrition: whole,
  dishes: list(dish),
  selection: whole,
});

const CHOSEN_FIELDS = new Set(['location', 'gov_id', 'area_id', 'terms']);
type AskedOfEverybody = Pick<QuestionnaireValues, 'age' | 'height' | 'weight' | 'health_consent'>;
const MEALS = draftNames.meals(0).replace('0', '');
const PLAN_DAY = draftNames.planDay(0).replace('0', '');
const FREEZE = draftNames.freeze(0).replace('0', '');
const DELIVERY = draftNames.delivery(0).replace('0', '');
const QUESTIONNAIRE = draftNames.questionnaire(0).replace('0', '');

/** Required fields: that they are filled reveals nothing. Other answers are left out. */
const healthAnswers = fields<AskedOfEverybody>({
  age: masked,
  height: masked,
  weight: masked,
  health_consent: whole,
});

/** The values of a form: texts are masked. */
function draftValues(name: string, values: unknown): unknown {
  if (!isRecord(values)) return {};
  if (name.startsWith(QUESTIONNAIRE)) return healthAnswers(values);
  if ([MEALS, PLAN_DAY, FREEZE, DELIVERY].some((start) => name.startsWith(start))) return values;
  const kept = Object.entries(values).map(([field, value]) => [
    field,
    CHOSEN_FIELDS.has(field) ? value : masked(value),
  ]);
  return Object.fromEntries(kept);
}

const drafts: Rule = (value) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, values]) => [name, draftValues(name, values)]),
      )
    : {};

/** The key of a customer, as the reducers make it of a profile. */
const customer: Rule = (value) => (value === null ? null : String(MASKED_ID));

export const draftsState = fields<DraftsState>({ customer, own: drafts, guest: drafts });

export const draftChange: Rule = (value) => {
  if (!isRecord(value)) return nothing(value);
  const { owner, name, values } = value;
  return { owner: customer(owner), name, values: draftValues(String(name), values) };
};
