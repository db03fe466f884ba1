import { createSelector } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import { orderComment } from '../../contract/rules/order.ts';
import { totalFault, type AmountFault } from '../../contract/rules/payableAmount.ts';
import { paths } from '../../routing/paths.ts';
import type { CartQuestion, WithCart } from './cartSlice.ts';

/** A line as the customer sees it: with the quantity that was chosen last. */
export interface CartLineView extends CartItem {
  /** True until the server has confirmed the quantity; the amounts are the old ones until then. */
  updating: boolean;
  missing: MissingStep | null;
}

export type MissingStep = 'questionnaire' | 'meals';

const selectState = (state: WithCart) => state.cart;
const selectItems = (state: WithCart) => state.cart.cart?.items;
const selectPending = (state: WithCart) => state.cart.pendingQuantities;

function missingStep(item: CartItem): MissingStep | null {
  if (!item.questionnaire_completed) return 'questionnaire';
  return item.meals_completed ? null : 'meals';
}

/** The page of the line's missing step. */
export function pathToComplete({ missing, cart_item_id }: CartLineView): string {
  return missing === 'meals' ? paths.meals(cart_item_id) : paths.dislikesAllergies(cart_item_id);
}

/** The product page with the line's choices, which edits the line; with a start date that is still possible. */
export const pathToChange = (line: CartItem): string =>
  paths.packageCategory(line.package_category_id, {
    variant: line.variant.id,
    meals: line.meals,
    snacks: line.snacks,
    days: line.days,
    start: line.start_date_available
      ? line.start_date
      : (line.earliest_start_date ?? line.start_date),
    delivery: line.delivery_preference,
    slot: line.delivery_time_slot.id,
    item: line.cart_item_id,
  });

export const selectCartLines = createSelector([selectItems, selectPending], (items = [], pending) =>
  items.map((item): CartLineView => {
    const chosen = pending[item.cart_item_id];
    return {
      ...item,
      quantity: chosen ?? item.quantity,
      updating: chosen !== undefined,
      missing: missingStep(item),
    };
  }),
);

/** The change of quantity that is to be sent next, or null. */
export const selectNextQuantity = createSelector(
  [selectItems, selectPending],
  (items = [], pending) => {
    for (const { cart_item_id: cartItemId } of items) {
      const quantity = pending[cartItemId];
      if (quantity !== undefined) return { cartItemId, quantity };
    }
    return null;
  },
);

export const selectCartLoad = createSelector([selectState], ({ status, failure, cart }) => ({
  status,
  failure,
  isEmpty: cart === null || cart.items.length === 0,
}));

export const selectIsUpdating = (state: WithCart) =>
  Object.keys(state.cart.pendingQuantities).length > 0;
export const selectQuantityFailure = (state: WithCart, cartItemId: number) =>
  state.cart.quantityFailures[cartItemId] ?? null;
export const selectVoucher = (state: WithCart) => state.cart.voucher;
export const selectRemoval = (state: WithCart) => state.cart.removal;
export const selectNoteStatus = (state: WithCart) => state.cart.note.status;
export const selectNoteFailure = (state: WithCart) => state.cart.note.failure;
export const selectCartAddress = (state: WithCart) => state.cart.address;

/** The note as typed, else as saved. */
export const selectComment = ({ cart }: WithCart) => cart.note.draft ?? cart.cart?.comment ?? '';
/** The note as it is sent; null where nothing is left of it. */
export const selectSentComment = (state: WithCart) =>
  orderComment.normalise(selectComment(state)) || null;
/** The address that was chosen last, saved or not. */
export const selectAddressId = ({ cart }: WithCart) =>
  cart.address.chosenId ?? cart.cart?.address_id ?? null;

/** The cart's amounts with its coupon. */
export const selectTotals = createSelector([(state: WithCart) => state.cart.cart], (cart) =>
  cart === null
    ? null
    : {
        sub_total: cart.sub_total,
        delivery: cart.delivery,
        coupon_code: cart.voucher?.coupon_code ?? null,
        coupon_discount: cart.coupon_discount,
        grand_total: cart.grand_total,
        voucher: cart.voucher,
      },
);

export interface CartReadiness {
  /** How many lines lack the questionnaire or meals. */
  incomplete: number;
  firstIncomplete: CartLineView | null;
  /** A line can no longer be delivered from its start date. */
  blocked: boolean;
  /** Why the total cannot be paid. */
  totalFault: AmountFault | null;
}

export const selectReadiness = createSelector(
  [selectCartLines, selectTotals],
  (lines, totals): CartReadiness => {
    const incomplete = lines.filter((line) => line.missing !== null);
    return {
      incomplete: incomplete.length,
      firstIncomplete: incomplete[0] ?? null,
      blocked: lines.some((line) => !line.start_date_available),
      totalFault: totalFault(totals?.grand_total ?? 0),
    };
  },
);

export interface Question {
  subject: CartQuestion;
  /** The line to be removed; null for all of them. */
  line: CartItem | null;
}

/** The open question; null also when its line no longer exists. */
export const selectQuestion = createSelector(
  [(state: WithCart) => state.cart.question, selectItems],
  (subject, items = []): Question | null => {
    if (subject === null) return null;
    if (subject.kind === 'clear') return { subject, line: null };
    const line = items.find((item) => item.cart_item_id === subject.cartItemId);
    return line ? { subject, line } : null;
  },
);
