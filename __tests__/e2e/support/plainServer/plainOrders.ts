import type { Dish } from '../../../../src/contract/wire/dish.ts';
import type {
  SubscriptionDay,
  SubscriptionDetails,
  SubscriptionItem,
  SubscriptionSummary,
} from '../../../../src/contract/wire/subscription.ts';
import {
  planOf,
  priceOf,
  totalOf,
  totalsOf,
  type Customer,
  type Line,
  type Order,
} from './plainState.ts';

/** Its days have no names and cannot be changed. */
type PlainItem = Omit<
  SubscriptionItem,
  'continued_until' | 'schedule' | 'days_changeable' | 'changes' | 'freeze' | 'stop'
> & {
  schedule: Omit<
    SubscriptionDay,
    'id' | 'makes_up_for' | 'order_address_id' | 'delivery_time_slot'
  >[];
};

const isPaid = ({ payment }: Order) => payment?.payment_status === true;
const textOf = (value: unknown) => (value == null ? undefined : String(value));

const stateOf = (order: Order) => ({
  id: order.id,
  order_number: `P${order.id}`,
  created_at: order.createdAt,
  order_status: isPaid(order) ? ('received' as const) : ('pending' as const),
  payment_status: isPaid(order) ? ('paid' as const) : ('not_paid' as const),
});

export function summaryOf(
  order: Order,
  picture: string,
): Omit<
  SubscriptionSummary,
  | 'as_of'
  | 'payment_pending'
  | 'payable'
  | 'changeable'
  | 'changed'
  | 'refund_due'
  | 'refunded'
  | 'renewable'
  | 'renewed_by'
  | 'stopped'
> {
  const plans = order.lines.map(planOf);
  return {
    ...stateOf(order),
    products: order.lines.map((line) => ({
      name_en: planOf(line).package.name_en,
      name_ar: planOf(line).package.name_ar,
      image: picture,
      quantity: line.quantity,
    })),
    start_date: plans[0]!.dates[0]!,
    end_date: plans[0]!.end,
    grand_total: totalsOf(order.lines, order.voucher).grand_total,
  };
}

/** The displayed fields of the specification; what has no value yet is left out. */
export function detailsOf(
  order: Order,
  { profile }: Customer,
  menu: readonly Dish[],
): Partial<Omit<SubscriptionDetails, 'items'>> & { items: PlainItem[] } {
  const { payment } = order;
  return {
    ...stateOf(order),
    items: order.lines.map((line) => itemOf(line, menu)),
    ...totalsOf(order.lines, order.voucher),
    discount: '0.000',
    payment_gateway_charges: '0.000',
    ...(order.voucher ? { coupon_code: 'PLAIN5' } : {}),
    ...(order.comment === null ? {} : { message: order.comment }),
    ...(profile.phone === undefined ? {} : { registered_mobile_number: profile.phone }),
    ...(payment && {
      amount_paid: textOf(payment.paid_amount) ?? '0.000',
      paid_via: payment.payment_type_id === 1 ? 'KNET' : 'Visa',
      paid_on: new Date().toISOString(),
      payment_id: payment.payment_id ?? null,
      order_reference_number: payment.order_reference_number,
    }),
  };
}

function itemOf(line: Line, menu: readonly Dish[]): PlainItem {
  const { chosen, answers } = line;
  const plan = planOf(line);
  return {
    id: line.id,
    product: plan.package,
    variant: plan.variant,
    image: menu[0]!.image,
    meals: chosen.meals,
    snacks: chosen.snacks,
    daily_nutrition: null,
    quantity: line.quantity,
    price: priceOf(line),
    total: totalOf(line),
    start_date: plan.dates[0]!,
    end_date: plan.end,
    days: chosen.days,
    delivery_days: chosen.delivery_preference,
    delivery_time_slot: plan.slot,
    meals_selected_by: line.selectedBy ?? 'dietitian',
    dislikes_and_allergies: [],
    other_dislikes_and_allergies: answers?.others ?? null,
    medical_condition: answers?.medical_condition_details ?? null,
    schedule: plan.dates.map((date) => {
      const day = line.days.find((one) => one.date === date);
      const chosenIds = [...(day?.meals ?? []), ...(day?.snacks ?? [])];
      return {
        date,
        status: 'planned',
        dishes: menu
          .filter(({ id }) => chosenIds.includes(id))
          .map((dish) => ({ ...dish, selected_by: 'customer' })),
        missing: 0,
      };
    }),
  };
}
