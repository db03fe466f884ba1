import { createSelector } from '@reduxjs/toolkit';
import type { Cart, CartItem } from '../../api/carts.ts';
import type { CartState, WithCart } from './cartSlice.ts';

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

export const selectLoad = createSelector([selectState], ({ status, failure, cart }) => ({
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

/** Amounts of the totals, in fils. */
export type CartTotals = Pick<
  Cart,
  'sub_total' | 'delivery' | 'coupon_discount' | 'grand_total' | 'voucher'
>;

export interface CartReadiness {
  /** Lines that lack the questionnaire or meals. */
  incomplete: number;
  /** A line can no longer be delivered from its start date. */
  blocked: boolean;
}

export const selectReadiness = createSelector(
  [selectCartLines],
  (lines): CartReadiness => ({
    incomplete: lines.filter((line) => line.missing !== null).length,
    blocked: lines.some((line) => !line.start_date_available),
  }),
);

type Question =
  | { kind: 'clear' }
  | { kind: 'remove'; cartItemId: number; line: CartItem };

/** What the customer is asked; null also when the line is gone meanwhile. */
export const selectQuestion = createSelector(
  [(state: WithCart): CartState['question'] => state.cart.question, selectItems],
  (question, items = []): Question | null => {
    if (question?.kind !== 'remove') return question;
    const line = items.find((item) => item.cart_item_id === question.cartItemId);
    return line ? { ...question, line } : null;
  },
);
