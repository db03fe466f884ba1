import { carriedCart, readCartItem } from '../../../src/api/carts.ts';
import { cart, cartItem } from '../../support/factories/cart.ts';

describe('readCartItem', () => {
  it('keeps what a line lacks, with its amounts in fils', () => {
    const line = cartItem({
      total: '98.500',
      questionnaire_completed: false,
      meals_completed: false,
      start_date_available: false,
    });
    expect(readCartItem(line)).toMatchObject({
      total: 98_500,
      questionnaire_completed: false,
      meals_completed: false,
      meals_selected_by: 'customer',
      start_date_available: false,
    });
  });

  it('holds a line of a server that does not say for complete', () => {
    const {
      questionnaire_completed,
      meals_completed,
      meals_selected_by,
      start_date_available,
      ...line
    } = cartItem();
    expect(readCartItem(line)).toMatchObject({
      questionnaire_completed: true,
      meals_completed: true,
      meals_selected_by: null,
      start_date_available: true,
    });
  });
});

describe('carriedCart', () => {
  it('takes the cart, or that there is none, out of an answer', () => {
    expect(carriedCart({ cart: cart({ id: 8 }) }).cart).toMatchObject({ id: 8 });
    expect(carriedCart({ cart: null })).toEqual({ cart: null });
  });

  it.each([[null], [undefined], [{}], [{ addresses: [] }]])(
    'knows nothing of it from %j',
    (answer) => {
      expect(carriedCart(answer)).toEqual({});
    },
  );
});
