import type { ColumnType, Generated } from 'kysely';
import type { AddressLocation } from '../../src/contract/wire/address.ts';
import type { MealsSelectedBy } from '../../src/contract/wire/cart.ts';
import type { DeliveryPreference, DishKind } from '../../src/contract/wire/common.ts';
import type { ActivityLevel } from '../../src/contract/wire/questionnaire.ts';
import type { OrderStatus } from '../../src/contract/wire/subscription.ts';

type Timestamp = ColumnType<Date, Date, Date>;
type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface OrderTable {
  id: Generated<number>;
  customer_id: number;
  cart_id: number;
  language: 'en' | 'ar';
  status: OrderStatus;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  comment: string | null;
  sub_total_fils: number;
  delivery_fils: number;
  discount_fils: number;
  voucher_id: number | null;
  coupon_code: string | null;
  coupon_discount_fils: number;
  grand_total_fils: number;
  /** First and last delivered day of all its plans. */
  start_date: string;
  end_date: string;
  created_at: Timestamp;
  paid_at: OptionalTimestamp;
  /** It was never paid, and its first delivery could no longer be prepared. */
  closed_at: OptionalTimestamp;
  /** When the confirmation is to be sent, or sent again; null once it is out. */
  confirmation_due_at: OptionalTimestamp;
}

interface OrderAddressTable {
  id: Generated<number>;
  order_id: number;
  /** The customer's address that this is a copy of; it may be gone. */
  address_id: number;
  title: string | null;
  location: AddressLocation;
  gov_id: number;
  governorate_en: string;
  governorate_ar: string;
  area_id: number;
  area_en: string;
  area_ar: string;
  block: string;
  street: string;
  avenue: string | null;
  house_building: string;
  floor: string | null;
  apartment: string | null;
  special_direction: string | null;
}

interface OrderItemTable {
  id: Generated<number>;
  order_id: number;
  package_category_id: number;
  product_en: string;
  product_ar: string;
  variant_id: number;
  variant_en: string;
  variant_ar: string;
  image: string;
  meals: number;
  snacks: number;
  days: number;
  quantity: number;
  unit_price_fils: number;
  total_fils: number;
  start_date: string;
  end_date: string;
  delivery_preference: DeliveryPreference;
  delivery_time_slot_id: number;
  slot_from: string;
  slot_to: string;
  meals_selected_by: MealsSelectedBy;
  medical_condition: string | null;
  others: string | null;
  age: number;
  height: number;
  weight: number;
  activity_level: ActivityLevel;
  dietitian_appointment_date: string | null;
}

interface OrderItemAvoidanceTable {
  order_item_id: number;
  kind: 'allergen' | 'dislike';
  source_id: number;
  name_en: string;
  name_ar: string;
}

export type OrderDayStatus = 'scheduled' | 'delivered' | 'skipped' | 'frozen' | 'cancelled';

interface OrderDayTable {
  id: Generated<number>;
  order_item_id: number;
  date: string;
  status: OrderDayStatus;
  order_address_id: number;
}

interface OrderDayDishTable {
  order_day_id: number;
  dish_id: number;
  kind: DishKind;
  position: number;
  name_en: string;
  name_ar: string;
  image: string;
  calories: number;
  carbs_g: number;
  fat_g: number;
  protein_g: number;
}

export type AttemptStatus = 'pending' | 'captured' | 'failed' | 'abandoned';

/** Why money that the gateway took cannot pay what it was meant for. */
export type RefundReason =
  | 'wrong_amount'
  | 'other_currency'
  | 'other_token'
  | 'second_capture'
  | 'order_closed'
  | 'booking_closed'
  | 'slot_lost';

/** What was paid for: one of the two is set. */
interface PayableColumns {
  order_id: number | null;
  booking_id: number | null;
}

interface PaymentAttemptTable extends PayableColumns {
  id: Generated<number>;
  /** Counts from 1 within the order or the booking. */
  number: number;
  reference: string;
  source: 'relay' | 'direct';
  amount_fils: number;
  status: AttemptStatus;
  /** As the gateway gave it at the checkout. */
  payment_token: string | null;
  result_code: string | null;
  flag: RefundReason | 'other_reference' | null;
  needs_refund: Generated<boolean>;
  created_at: Timestamp;
  /** Somebody said that it was paid: the customer waits for the gateway's answer. */
  hinted_at: OptionalTimestamp;
  /** When a page view, a result or a webhook last asked the gateway. */
  last_enquired_at: OptionalTimestamp;
  /** An enquiry is under way, at the longest until then. */
  enquiring_until: OptionalTimestamp;
  decided_at: OptionalTimestamp;
  next_check_at: OptionalTimestamp;
  checks: Generated<number>;
}

interface PaymentCaptureTable extends PayableColumns {
  id: Generated<number>;
  attempt_id: number;
  transaction_key: string;
  token: string | null;
  payment_id: string | null;
  payment_type: string | null;
  result_code: string | null;
  amount_fils: number | null;
  administrative_charge_fils: number | null;
  paid_on: OptionalTimestamp;
  /** It is the one that pays. */
  settles: boolean;
  refund_reason: RefundReason | null;
  recorded_at: Timestamp;
}

export interface OrderTables {
  orders: OrderTable;
  order_addresses: OrderAddressTable;
  order_items: OrderItemTable;
  order_item_avoidances: OrderItemAvoidanceTable;
  order_days: OrderDayTable;
  order_day_dishes: OrderDayDishTable;
  payment_attempts: PaymentAttemptTable;
  payment_captures: PaymentCaptureTable;
}
