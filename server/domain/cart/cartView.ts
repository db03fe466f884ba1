import { filsToText } from '../../../src/contract/money.ts';
import type { Cart, CartItem } from '../../../src/contract/wire/cart.ts';
import type { Db } from '../../db/database.ts';
import { voucherNames } from '../vouchers.ts';
import { loadCartState } from './cartState.ts';
import type { CartLine, CartState } from './cartState.ts';
import { openCart } from './openCart.ts';

/** The customer's cart as it stands, made when there is none. */
export async function viewCart(db: Db, customerId: number, now: Date): Promise<Cart> {
  const cart = await openCart(db, customerId, now);
  return toCart(await loadCartState(db, cart, now));
}

export async function viewCartOrNull(
  db: Db,
  customerId: number | null,
  now: Date,
): Promise<Cart | null> {
  return customerId === null ? null : viewCart(db, customerId, now);
}

export function toCart(state: CartState): Cart {
  const { cart, lines, voucher } = state;
  return {
    id: cart.id,
    items: lines.map(toCartItem),
    comment: cart.comment,
    address_id: cart.address_id,
    voucher:
      voucher === null
        ? null
        : {
            coupon_code: voucher.code,
            ...voucherNames(voucher),
            discount: filsToText(state.couponDiscount),
          },
    sub_total: filsToText(state.subTotal),
    delivery: filsToText(state.delivery),
    coupon_discount: filsToText(state.couponDiscount),
    grand_total: filsToText(state.grandTotal),
  };
}

export function toCartItem({ row, dates, ...line }: CartLine): CartItem {
  return {
    cart_item_id: row.id,
    item_id: row.id,
    package_category_id: row.package_category_id,
    package: { name_en: row.package_en, name_ar: row.package_ar },
    variant: { id: row.variant_id, name_en: row.variant_en, name_ar: row.variant_ar },
    image: row.image,
    meals: row.meals,
    snacks: row.snacks,
    days: row.days,
    start_date: row.start_date,
    end_date: dates.at(-1) ?? row.start_date,
    delivery_preference: row.delivery_preference,
    delivery_time_slot: { id: row.delivery_time_slot_id, from: row.from_time, to: row.to_time },
    quantity: row.quantity,
    unit_price: filsToText(line.unitPrice),
    total: filsToText(line.total),
    questionnaire_completed: line.questionnaireCompleted,
    meals_completed: line.mealsCompleted,
    meals_selected_by: row.meals_selected_by,
    start_date_available: line.startDateAvailable,
  };
}
