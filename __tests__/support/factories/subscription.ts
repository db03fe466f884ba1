import type {
  SubscriptionDetails,
  SubscriptionItem,
  SubscriptionSummary,
} from '../../../src/contract/wire/subscription.ts';
import { lastDayOf } from '../../../src/contract/skippedDays.ts';
import type { PlanDayResponse, PlanStop, StopOffer } from '../../../src/contract/wire/planDay.ts';
import { address } from './address.ts';

export function subscriptionSummary(
  overrides: Partial<SubscriptionSummary> = {},
): SubscriptionSummary {
  return {
    id: 41,
    order_number: 'MZ-1041',
    as_of: '2027-01-17T10:00:00.000Z',
    created_at: '2027-01-17T09:30:00.000Z',
    order_status: 'pending',
    payment_status: 'not_paid',
    payment_pending: false,
    payable: true,
    changeable: true,
    changed: false,
    refund_due: false,
    refunded: false,
    renewable: false,
    renewed_by: null,
    stopped: false,
    products: [
      {
        name_en: 'Fit Pro',
        name_ar: 'فت برو',
        image: '/images/packages/fit-pro.svg',
        quantity: 1,
      },
    ],
    start_date: '2027-01-20',
    end_date: '2027-02-14',
    grand_total: '98.000',
    ...overrides,
  };
}

export function subscriptionItem(overrides: Partial<SubscriptionItem> = {}): SubscriptionItem {
  return {
    id: 51,
    product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
    variant: { name_en: 'Men', name_ar: 'رجال' },
    image: '/images/packages/fit-pro.svg',
    meals: 3,
    snacks: 1,
    daily_nutrition: { calories: 1700, protein: 130 },
    quantity: 1,
    price: '98.000',
    total: '98.000',
    start_date: '2027-01-20',
    end_date: '2027-02-14',
    continued_until: lastDayOf(overrides.schedule ?? []) || '2027-02-14',
    days: 20,
    delivery_days: 'except_friday',
    delivery_time_slot: { id: 1, from: '06:00', to: '10:00' },
    meals_selected_by: 'customer',
    dislikes_and_allergies: [{ name_en: 'Onion', name_ar: 'بصل' }],
    other_dislikes_and_allergies: null,
    medical_condition: null,
    dietitian_appointment_date: null,
    schedule: [
      {
        id: 61,
        date: '2027-01-20',
        status: 'planned',
        makes_up_for: null,
        order_address_id: 71,
        delivery_time_slot: { id: 1, from: '06:00', to: '10:00' },
        dishes: [
          {
            id: 31,
            kind: 'meal',
            name_en: 'Chicken machboos',
            name_ar: 'مجبوس دجاج',
            image: '/images/dishes/chicken-machboos.svg',
            calories: 520,
            carbs: 48,
            fat: 16,
            protein: 42,
            selected_by: 'customer',
          },
        ],
        missing: 0,
      },
    ],
    days_changeable: false,
    changes: [],
    freeze: null,
    stop: null,
    ...overrides,
  };
}

/** A day that can be changed, as the menu of the factory fills it. */
export function planDayResponse(overrides: Partial<PlanDayResponse> = {}): PlanDayResponse {
  return {
    date: '2027-01-23',
    product: { name_en: 'Fit Pro', name_ar: 'فت برو' },
    variant: { name_en: 'Men', name_ar: 'رجال' },
    meals: 1,
    snacks: 1,
    daily_nutrition: { calories: 700, protein: 50 },
    dishes: [],
    selection: { date: '2027-01-23', meals: [], snacks: [] },
    skip_moves_to: '2027-02-15',
    ...overrides,
  };
}

/** An unpaid order. */
export function subscriptionDetails(
  overrides: Partial<SubscriptionDetails> = {},
): SubscriptionDetails {
  return {
    id: 41,
    order_number: 'MZ-1041',
    as_of: '2027-01-17T10:00:00.000Z',
    created_at: '2027-01-17T09:30:00.000Z',
    order_status: 'pending',
    payment_status: 'not_paid',
    payment_pending: false,
    payable: true,
    changeable: true,
    changed: false,
    refund_due: false,
    refunded: false,
    renewable: false,
    renewed_by: null,
    items: [subscriptionItem()],
    closed_days: [],
    dietitian_due: false,
    sub_total: '98.000',
    delivery: '0.000',
    discount: '0.000',
    coupon_code: null,
    coupon_discount: '0.000',
    payment_gateway_charges: '0.000',
    grand_total: '98.000',
    amount_paid: null,
    paid_via: null,
    paid_on: null,
    payment_id: null,
    order_reference_number: null,
    message: null,
    registered_mobile_number: '+96550012345',
    address: address(),
    delivery_addresses: [{ ...address(), order_address_id: 71 }],
    delivery_time_slots: [
      { id: 1, from: '06:00', to: '10:00' },
      { id: 2, from: '16:00', to: '19:00' },
    ],
    ...overrides,
  };
}

export function paidSubscription(
  overrides: Partial<SubscriptionDetails> = {},
): SubscriptionDetails {
  return subscriptionDetails({
    order_status: 'received',
    payment_status: 'paid',
    payable: false,
    changeable: false,
    amount_paid: '98.000',
    paid_via: 'KNET',
    paid_on: '2027-01-17T09:35:00.000Z',
    payment_id: '100700000000000001',
    order_reference_number: 'MZ-1041-1',
    ...overrides,
  });
}

/** A paid order whose Saturday 23 January is skipped and delivered on Monday 15 February; it can be taken back. */
export function skippedDayOrder(overrides: Partial<SubscriptionItem> = {}): SubscriptionDetails {
  const [day] = subscriptionItem().schedule;
  const item = subscriptionItem({
    meals: 1,
    snacks: 0,
    days: 1,
    schedule: [
      { ...day!, id: 61, date: '2027-01-23', status: 'skipped' },
      {
        ...day!,
        id: 62,
        date: '2027-02-15',
        status: 'scheduled',
        makes_up_for: 61,
        dishes: [],
      },
    ],
    days_changeable: true,
    changes: [
      {
        date: '2027-01-23',
        kind: 'skipped',
        moved_to: '2027-02-15',
        until: null,
        delivery: null,
        changed_at: '2027-01-17T10:00:00.000Z',
        added: [],
        removed: [],
      },
    ],
    ...overrides,
  });
  return paidSubscription({ as_of: '2027-01-17T10:00:00.000Z', items: [item] });
}

/** A paid plan from Saturday 23 to Thursday 28 January, on Wednesday 20, when all of it can be frozen. */
export function freezableOrder(overrides: Partial<SubscriptionItem> = {}): SubscriptionDetails {
  const [kept] = subscriptionItem().schedule;
  const item = subscriptionItem({
    meals: 1,
    snacks: 0,
    days: 6,
    start_date: '2027-01-23',
    end_date: '2027-01-28',
    schedule: [23, 24, 25, 26, 27, 28].map((date) => ({
      ...kept!,
      id: date,
      date: `2027-01-${date}`,
      status: 'scheduled',
    })),
    days_changeable: true,
    ...overrides,
  });
  return paidSubscription({ as_of: '2027-01-20T05:00:00.000Z', items: [item] });
}

/** That plan, frozen on Sunday 24 and Monday 25 January; it is delivered on Saturday 30 and Sunday 31 instead. */
export function frozenPlanOrder(): SubscriptionDetails {
  const { schedule } = freezableOrder().items[0]!;
  const isFrozen = (id: number) => id === 24 || id === 25;
  return freezableOrder({
    end_date: '2027-01-31',
    schedule: [
      ...schedule.map((day) => (isFrozen(day.id) ? { ...day, status: 'frozen' } : day)),
      ...[30, 31].map((date, index) => ({
        ...schedule[0]!,
        id: date,
        date: `2027-01-${date}`,
        dishes: [],
        makes_up_for: 24 + index,
      })),
    ],
    freeze: { from: '2027-01-24', until: '2027-01-25', ended_early: false },
    changes: [
      {
        date: '2027-01-24',
        kind: 'frozen',
        moved_to: '2027-01-31',
        until: '2027-01-25',
        delivery: null,
        changed_at: '2027-01-20T05:00:00.000Z',
        added: [],
        removed: [],
      },
    ],
  });
}

/** What stopping the plan of `freezableOrder` on its first day would do. */
export const stopOffer = (overrides: Partial<StopOffer> = {}): StopOffer => ({
  amount: '83.300',
  delivery_fee: '0.000',
  days: 4,
  last_day: '2027-01-24',
  until: '2027-01-25',
  ...overrides,
});

/** That plan, stopped. */
export function stoppedPlanOrder(overrides: Partial<PlanStop> = {}): SubscriptionDetails {
  const { schedule } = freezableOrder().items[0]!;
  return freezableOrder({
    end_date: '2027-01-24',
    schedule: schedule.map((day) => (day.id > 24 ? { ...day, status: 'cancelled' } : day)),
    stop: {
      stopped_at: '2027-01-20T05:00:00.000Z',
      from: '2027-01-25',
      days: 4,
      amount: '83.300',
      refunded_at: null,
      ...overrides,
    },
    changes: [
      {
        date: '2027-01-25',
        kind: 'stopped',
        moved_to: null,
        until: null,
        delivery: null,
        changed_at: '2027-01-20T05:00:00.000Z',
        added: [],
        removed: [],
      },
    ],
  });
}
