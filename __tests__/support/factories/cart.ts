import type { Cart, CartItem } from '../../../src/contract/wire/cart.ts';

export function cartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    cart_item_id: 11,
    item_id: 11,
    package_category_id: 1,
    package: { name_en: 'Fit Pro', name_ar: 'فت برو' },
    variant: { id: 1, name_en: 'Men', name_ar: 'رجال' },
    image: '/images/packages/fit-pro.svg',
    meals: 3,
    snacks: 1,
    daily_nutrition: { calories: 1700, protein: 130 },
    days: 20,
    start_date: '2027-01-20',
    end_date: '2027-02-14',
    delivery_preference: 'except_friday',
    delivery_time_slot: { id: 1, from: '06:00', to: '10:00' },
    quantity: 1,
    unit_price: '98.000',
    total: '98.000',
    questionnaire_completed: true,
    meals_completed: true,
    meals_selected_by: 'customer',
    days_selected: 20,
    start_date_available: true,
    earliest_start_date: null,
    ...overrides,
  };
}

export function cart(overrides: Partial<Cart> = {}): Cart {
  return {
    id: 7,
    items: [cartItem()],
    comment: null,
    address_id: null,
    voucher: null,
    sub_total: '98.000',
    delivery: '0.000',
    coupon_discount: '0.000',
    grand_total: '98.000',
    ...overrides,
  };
}
