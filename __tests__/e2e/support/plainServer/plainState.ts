import { filsToText, textToFils } from '../../../../src/contract/money.ts';
import type { Address, AddressInput } from '../../../../src/contract/wire/address.ts';
import type { AppointmentBooking } from '../../../../src/contract/wire/appointment.ts';
import type { AddCartItem, CartItem } from '../../../../src/contract/wire/cart.ts';
import type { DaySelection } from '../../../../src/contract/wire/dish.ts';
import type { PaymentResult } from '../../../../src/contract/wire/payment.ts';
import type { QuestionnaireAnswers } from '../../../../src/contract/wire/questionnaire.ts';
import { deliveredDates, governorates, packageCategory, PRICES, VOUCHER } from './plainKitchen.ts';

export interface Line {
  id: number;
  chosen: AddCartItem;
  quantity: number;
  answers: QuestionnaireAnswers | null;
  days: DaySelection[];
  selectedBy: 'customer' | 'dietitian' | null;
}

export interface Order {
  id: number;
  createdAt: string;
  lines: Line[];
  comment: string | null;
  voucher: boolean;
  payment: PaymentResult | null;
}

export interface Customer {
  token: string | null;
  password: string;
  /** The specification's fields of a user, and no id. */
  profile: Record<'first_name' | 'last_name' | 'email', string> & {
    phone?: string;
    civil_id?: string;
  };
  addresses: Address[];
  cart: {
    id: number;
    lines: Line[];
    comment: string | null;
    address_id: number | null;
    voucher: boolean;
  };
  orders: Order[];
  bookings: AppointmentBooking[];
}

let lastId = 100;
export const nextId = () => (lastId += 1);
export const emptyCart = () => ({
  id: nextId(),
  lines: [],
  comment: null,
  address_id: null,
  voucher: false,
});

export function addressOf(id: number, input: AddressInput): Address {
  const governorate = governorates.find((one) => one.id === input.gov_id)!;
  const area = governorate.areas.find((one) => one.id === input.area_id)!;
  return {
    id,
    ...input,
    title: input.title ?? null,
    governorate,
    area,
    avenue: input.avenue ?? null,
    floor: input.floor ?? null,
    apartment: input.apartment ?? null,
    special_direction: input.special_direction ?? null,
  };
}

export const priceOf = ({ chosen }: Line) => (chosen.days === 5 ? PRICES[5] : PRICES[10]);
export const totalOf = (line: Line) => filsToText(textToFils(priceOf(line)) * line.quantity);

/** Nothing is added for the delivery. */
export function totalsOf(lines: readonly Line[], voucher: boolean) {
  const subTotal = lines.reduce((sum, line) => sum + textToFils(totalOf(line)), 0);
  const discount = voucher ? textToFils('5.000') : 0;
  return {
    sub_total: filsToText(subTotal),
    delivery: '0.000',
    coupon_discount: filsToText(discount),
    grand_total: filsToText(subTotal - discount),
  };
}

export function planOf({ chosen }: Line) {
  const dates = deliveredDates(chosen.start_date, chosen.days, chosen.delivery_preference);
  const category = packageCategory();
  return {
    package: category,
    variant: category.variants[0]!,
    slot: category.delivery_time_slots[0]!,
    dates,
    end: dates.at(-1)!,
  };
}

type Unnamed =
  | 'daily_nutrition'
  | 'questionnaire_completed'
  | 'meals_completed'
  | 'meals_selected_by'
  | 'days_selected'
  | 'start_date_available'
  | 'earliest_start_date';

/** A line with the specification's fields, without those for what it lacks. */
export function cartItemOf(line: Line, picture: string): Omit<CartItem, Unnamed> {
  const { chosen } = line;
  const plan = planOf(line);
  return {
    cart_item_id: line.id,
    item_id: line.id,
    package_category_id: chosen.package_category_id,
    package: plan.package,
    variant: plan.variant,
    image: picture,
    meals: chosen.meals,
    snacks: chosen.snacks,
    days: chosen.days,
    start_date: chosen.start_date,
    end_date: plan.end,
    delivery_preference: chosen.delivery_preference,
    delivery_time_slot: plan.slot,
    quantity: line.quantity,
    unit_price: priceOf(line),
    total: totalOf(line),
  };
}

export function cartOf({ cart }: Customer, picture: string) {
  return {
    id: cart.id,
    items: cart.lines.map((line) => cartItemOf(line, picture)),
    comment: cart.comment,
    address_id: cart.address_id,
    voucher: cart.voucher ? { ...VOUCHER, discount: '5.000' } : null,
    ...totalsOf(cart.lines, cart.voucher),
  };
}
