import { createSelector } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/carts.ts';
import type { CartQuestion, WithCart } from './cartSlice.ts';

/** A line as the customer sees it: with the quantity that was asked for last. */
export interface CartLineView extends CartItem {
  /** True until the server has confirmed the quantity; the amounts are the old ones. */
  updating: boolean;
  missing: MissingStep | null;
}

export type MissingStep = 'questionnaire' | 'meals';

const selectState = (state: WithCart) => state.cart;
const selectItems = (state: WithCart) => state.cart.cart?.items;
const selectWanted = (state: WithCart) => state.cart.wanted;

export function missingStep(item: CartItem): MissingStep | null {
  if (!item.questionnaire_completed) return 'questionnaire';
  return item.meals_completed ? null : 'meals';
}

export const selectCartLines = createSelector([selectItems, selectWanted], (items = [], wanted) =>
  items.map((item): CartLineView => {
    const asked = wanted[item.cart_item_id];
    return {
      ...item,
      quantity: asked?.quantity ?? item.quantity,
      updating: asked !== undefined,
      missing: missingStep(item),
    };
  }),
);

/** The change of quantity that is to be sent next, or null. */
export const selectNextQuantity = createSelector(
  [selectItems, selectWanted],
  (items = [], wanted) => {
    const line = items.find(({ cart_item_id }) => wanted[cart_item_id] !== undefined);
    const asked = line && wanted[line.cart_item_id];
    return line && asked ? { cartItemId: line.cart_item_id, quantity: asked.quantity } : null;
  },
);

export const selectCartLoad = createSelector([selectState], ({ status, failure, cart }) => ({
  status,
  failure,
  isEmpty: cart === null || cart.items.length === 0,
}));

export const selectIsUpdating = (state: WithCart) => Object.keys(state.cart.wanted).length > 0;
export const selectRefusal = (state: WithCart, cartItemId: number) =>
  state.cart.refused[cartItemId] ?? null;
export const selectVoucherWork = (state: WithCart) => state.cart.voucher;
export const selectRemoval = (state: WithCart) => state.cart.removal;
export const selectNoteStatus = (state: WithCart) => state.cart.note.status;
export const selectAddressWork = (state: WithCart) => state.cart.address;

/** The note as typed, else as saved. */
export const selectComment = ({ cart }: WithCart) => cart.note.draft ?? cart.cart?.comment ?? '';
/** The address that was chosen last, saved or not. */
export const selectAddressId = ({ cart }: WithCart) =>
  cart.address.wanted ?? cart.cart?.address_id ?? null;

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
}

export const selectReadiness = createSelector([selectCartLines], (lines): CartReadiness => {
  const incomplete = lines.filter((line) => line.missing !== null);
  return {
    incomplete: incomplete.length,
    firstIncomplete: incomplete[0] ?? null,
    blocked: lines.some((line) => !line.start_date_available),
  };
});

export interface Question {
  subject: CartQuestion;
  /** The line that would go; null when all would. */
  line: CartItem | null;
}

/** What the customer is asked; null also when the line is gone meanwhile. */
export const selectQuestion = createSelector(
  [(state: WithCart) => state.cart.question, selectItems],
  (subject, items = []): Question | null => {
    if (subject === null) return null;
    if (subject.kind === 'clear') return { subject, line: null };
    const line = items.find((item) => item.cart_item_id === subject.cartItemId);
    return line ? { subject, line } : null;
  },
);
