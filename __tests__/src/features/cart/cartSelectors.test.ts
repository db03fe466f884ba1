import { readCart } from '../../../../src/api/carts.ts';
import { rootReducer } from '../../../../src/app/rootReducer.ts';
import {
  selectCartLines,
  selectComment,
  selectNextQuantity,
  selectNoteStatus,
  selectQuestion,
  selectReadiness,
} from '../../../../src/features/cart/cartSelectors.ts';
import {
  noteEdited,
  noteOrdered,
  noteSubmitted,
  quantityChanged,
  quantityRefused,
  quantityConfirmed,
  removePressed,
} from '../../../../src/features/cart/cartSlice.ts';
import { cartReceived } from '../../../../src/saga/events.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { stateAfter } from '../../../support/stateAfter.ts';

const received = (...items: ReturnType<typeof cartItem>[]) =>
  cartReceived(readCart(cart({ items, comment: 'No onions' })));
const failure = {
  kind: 'http',
  code: 422,
  message: 'No more.',
  errors: null,
  retryAfter: null,
  reference: null,
} as const;

describe('a line', () => {
  it('shows the chosen quantity, and that it is not confirmed', () => {
    const state = stateAfter(
      received(cartItem()),
      quantityChanged({ cartItemId: 11, quantity: 4 }),
    );
    expect(selectCartLines(state)).toMatchObject([{ quantity: 4, updating: true }]);
    expect(selectNextQuantity(state)).toEqual({ cartItemId: 11, quantity: 4 });
  });

  it('keeps a newer quantity when an older one is confirmed', () => {
    const state = stateAfter(
      received(cartItem()),
      quantityChanged({ cartItemId: 11, quantity: 2 }),
      quantityChanged({ cartItemId: 11, quantity: 3 }),
      quantityConfirmed({ cartItemId: 11, quantity: 2 }),
    );
    expect(selectCartLines(state)).toMatchObject([{ quantity: 3, updating: true }]);
  });

  it('shows the server’s quantity again when the change is refused', () => {
    const state = stateAfter(
      received(cartItem({ quantity: 2 })),
      quantityChanged({ cartItemId: 11, quantity: 9 }),
      quantityRefused({ cartItemId: 11, failure }),
    );
    expect(selectCartLines(state)).toMatchObject([{ quantity: 2, updating: false }]);
    expect(state.cart.quantityFailures).toEqual({ 11: failure });
  });

  it('names the first step that it lacks', () => {
    const lacking = { questionnaire_completed: false, meals_completed: false };
    const state = stateAfter(
      received(
        cartItem({ ...lacking, cart_item_id: 11 }),
        cartItem({ meals_completed: false, cart_item_id: 12 }),
        cartItem({ cart_item_id: 13 }),
      ),
    );
    expect(selectCartLines(state).map((line) => line.missing)).toEqual([
      'questionnaire',
      'meals',
      null,
    ]);
    expect(selectReadiness(state)).toMatchObject({
      incomplete: 2,
      firstIncomplete: { cart_item_id: 11 },
      blocked: false,
    });
  });
});

it('is blocked by a start date that has passed', () => {
  const state = stateAfter(received(cartItem({ start_date_available: false })));
  expect(selectReadiness(state).blocked).toBe(true);
});

it('does not ask about a line that no longer exists', () => {
  const asked = stateAfter(received(cartItem()), removePressed({ cartItemId: 11 }));
  expect(selectQuestion(asked)?.line?.cart_item_id).toBe(11);
  const gone = rootReducer(asked, received(cartItem({ cart_item_id: 12 })));
  expect(selectQuestion(gone)).toBeNull();
});

it('shows the note as typed before it is saved', () => {
  expect(selectComment(stateAfter(received(cartItem())))).toBe('No onions');
  const typed = stateAfter(received(cartItem()), noteEdited({ comment: 'No onions, please' }));
  expect(selectComment(typed)).toBe('No onions, please');
});

it('drops the pending changes of another cart', () => {
  const state = stateAfter(
    received(cartItem()),
    noteEdited({ comment: 'Typed in the old cart' }),
    cartReceived(readCart(cart({ id: 8, comment: null }))),
  );
  expect(selectComment(state)).toBe('');
});

it('keeps a note as typed whose saving ended with a refused order', () => {
  const typed = [received(cartItem()), noteEdited({ comment: 'Ring twice' })];
  const state = stateAfter(...typed, noteSubmitted(), noteOrdered());
  expect(selectComment(state)).toBe('Ring twice');
  expect(selectNoteStatus(state)).toBe('edited');
});
