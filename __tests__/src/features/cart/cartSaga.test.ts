import { readCart } from '../../../../src/api/carts.ts';
import {
  keepNote,
  dropVoucher,
  loadCart,
  remove,
  saveAddress,
  saveNote,
  sendQuantities,
  useVoucher,
  waitForNote,
} from '../../../../src/features/cart/cartSaga.ts';
import {
  cartAddressSubmitted,
  noteEdited,
  noteOrdered,
  noteSucceeded,
  quantityChanged,
  removalSubmitted,
  removePressed,
  voucherSubmitted,
} from '../../../../src/features/cart/cartSlice.ts';
import { draftChanged } from '../../../../src/features/drafts/draftsSlice.ts';
import { createQueue } from '../../../../src/saga/inTurn.ts';
import { cartReceived, sessionExpired } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { cart, cartItem } from '../../../support/factories/cart.ts';
import { inTurn } from '../../../support/fakeApi.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const received = cartReceived(readCart(cart()));
const withQuantity = (quantity: number) => ({ cart: cart({ items: [cartItem({ quantity })] }) });

describe('loadCart', () => {
  it('keeps the cart', async () => {
    const { state } = await runSaga(loadCart, { api: { 'GET carts': { cart: cart() } } });
    expect(state.cart).toMatchObject({ status: 'loaded', cart: { id: 7, grand_total: 98_000 } });
  });

  it.each(callFailures)('ends in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadCart, { api: { 'GET carts': reply() } });
    expect(state.cart).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('reports an invalid token to the session', async () => {
    const { actions } = await runSaga(loadCart, { api: { 'GET carts': refuse({ code: 401 }) } });
    expect(actions).toContainEqual(sessionExpired());
  });
});

describe('sendQuantities', () => {
  it('sends only the last of many changes', async () => {
    const { api, state } = await runSaga(sendQuantities, {
      after: [
        received,
        quantityChanged({ cartItemId: 11, quantity: 2 }),
        quantityChanged({ cartItemId: 11, quantity: 3 }),
      ],
      api: { 'PUT carts/items': withQuantity(3) },
    });
    expect(api.callsTo('PUT carts/items').map(({ body }) => body)).toEqual([
      { cart_id: 7, item_id: 11, quantity: 3 },
    ]);
    expect(state.cart.pendingQuantities).toEqual({});
    expect(state.cart.cart?.items[0]?.quantity).toBe(3);
  });

  it.each(callFailures)('returns to the server’s quantity after %s', async (_, reply, kind) => {
    const { state } = await runSaga(sendQuantities, {
      after: [received, quantityChanged({ cartItemId: 11, quantity: 2 })],
      api: { 'PUT carts/items': reply() },
    });
    expect(state.cart.pendingQuantities).toEqual({});
    expect(state.cart.quantityFailures[11]).toMatchObject({ kind });
  });

  it('fetches the cart from a server whose answer does not contain it', async () => {
    const { api, state } = await runSaga(sendQuantities, {
      after: [received, quantityChanged({ cartItemId: 11, quantity: 2 })],
      api: { 'PUT carts/items': { cart: null }, 'GET carts': withQuantity(2) },
    });
    expect(api.callsTo('GET carts')).toHaveLength(1);
    expect(state.cart.cart?.items[0]?.quantity).toBe(2);
  });
});

describe('remove', () => {
  const question = removePressed({ cartItemId: 11 });
  const confirmed = removalSubmitted({ kind: 'remove', cartItemId: 11 });

  it('removes the line and closes the question', async () => {
    const { api, state } = await runSaga(remove, {
      args: [confirmed],
      after: [received, question, confirmed],
      api: { 'DELETE carts/items/:id': { cart: cart({ items: [] }) } },
    });
    expect(api.callsTo('DELETE carts/items/:id')[0]?.id).toBe(11);
    expect(state.cart).toMatchObject({ question: null, removal: { status: 'idle' } });
    expect(state.cart.cart?.items).toEqual([]);
    expect(state.notifications).toMatchObject([{ key: 'cart.removed' }]);
  });

  it('clears the whole cart', async () => {
    const { api } = await runSaga(remove, {
      args: [removalSubmitted({ kind: 'clear' })],
      after: [received],
      api: { 'DELETE carts/clear': { cart: cart({ items: [] }) } },
    });
    expect(api.callsTo('DELETE carts/clear')).toHaveLength(1);
  });

  it.each(callFailures)('keeps the whole cart after %s', async (_, reply, kind) => {
    const clear = removalSubmitted({ kind: 'clear' });
    const { state } = await runSaga(remove, {
      args: [clear],
      after: [received, clear],
      api: { 'DELETE carts/clear': reply() },
    });
    expect(state.cart.cart?.items).toHaveLength(1);
    expect(state.cart.removal).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it.each(callFailures)('keeps the question open after %s', async (_, reply, kind) => {
    const { state } = await runSaga(remove, {
      args: [confirmed],
      after: [received, question, confirmed],
      api: { 'DELETE carts/items/:id': reply() },
    });
    expect(state.cart.question).toEqual({ kind: 'remove', cartItemId: 11 });
    expect(state.cart.removal).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('vouchers', () => {
  const submitted = voucherSubmitted({ couponCode: 'WELCOME10' });
  const voucher = {
    coupon_code: 'WELCOME10',
    name_en: 'Welcome',
    name_ar: 'أهلًا',
    discount: '9.800',
  };

  it('are applied', async () => {
    const { api, state } = await runSaga(useVoucher, {
      args: [submitted],
      after: [received, submitted],
      api: { 'POST carts/voucher': { cart: cart({ voucher, coupon_discount: '9.800' }) } },
    });
    expect(api.callsTo('POST carts/voucher')[0]?.body).toEqual({ coupon_code: 'WELCOME10' });
    expect(state.cart.cart?.voucher).toMatchObject({ discount: 9_800 });
    expect(state.cart.voucher.status).toBe('idle');
  });

  it('are refused with the reason', async () => {
    const { state } = await runSaga(useVoucher, {
      args: [submitted],
      after: [received, submitted],
      api: {
        'POST carts/voucher': refuse({ errors: { coupon_code: ['This coupon has expired.'] } }),
      },
    });
    expect(state.cart.voucher).toMatchObject({
      status: 'failed',
      code: 'WELCOME10',
      failure: { errors: { coupon_code: ['This coupon has expired.'] } },
    });
  });

  it.each(callFailures)('keep the input after %s', async (_, reply, kind) => {
    const { state } = await runSaga(useVoucher, {
      args: [submitted],
      after: [received, submitted],
      api: { 'POST carts/voucher': reply() },
    });
    expect(state.cart.voucher).toMatchObject({
      status: 'failed',
      code: 'WELCOME10',
      failure: { kind },
    });
  });

  it('are removed again', async () => {
    const { state } = await runSaga(dropVoucher, {
      after: [cartReceived(readCart(cart({ voucher })))],
      api: { 'DELETE carts/voucher': { cart: cart() } },
    });
    expect(state.cart.cart?.voucher).toBeNull();
    expect(state.cart.voucher.status).toBe('idle');
  });

  it.each(callFailures)('end in a failure after %s', async (_, reply, kind) => {
    const { state } = await runSaga(dropVoucher, {
      after: [received],
      api: { 'DELETE carts/voucher': reply() },
    });
    expect(state.cart.voucher).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('the note', () => {
  const edited = noteEdited({ comment: '  Leave it at the door ' });
  const values = { comment: 'At the door' };
  const draft = draftChanged({ owner: null, name: 'note:7', values });

  it('is unsaved work until it is saved', async () => {
    const { state } = await runSaga(waitForNote, { after: [received, edited] });
    expect(state.drafts.guest).toEqual({ 'note:7': { comment: '  Leave it at the door ' } });
  });

  it('is saved when it was typed on an earlier visit', async () => {
    const { actions } = await runSaga(loadCart, {
      after: [draft],
      api: { 'GET carts': { cart: cart() } },
    });
    expect(actions).toContainEqual(noteEdited({ comment: 'At the door' }));
  });

  it('is not replaced by the draft while the customer is typing', async () => {
    const { actions } = await runSaga(loadCart, {
      after: [received, draft, edited],
      api: { 'GET carts': { cart: cart() } },
    });
    expect(actions.some(noteEdited.match)).toBe(false);
  });

  it('is saved without the spaces around it', async () => {
    const { api, state } = await runSaga(saveNote, {
      after: [received, draft, edited],
      api: { 'PUT carts': { cart: cart({ comment: 'Leave it at the door' }) } },
    });
    expect(api.callsTo('PUT carts')[0]?.body).toEqual({
      cart_id: 7,
      comment: 'Leave it at the door',
    });
    expect(state.cart.note).toEqual({ draft: null, status: 'saved', failure: null });
    expect(state.drafts.guest).toEqual({});
  });

  it('is no longer saved once the order takes it along', async () => {
    const { api, actions } = await runSaga(keepNote, {
      args: [createQueue()],
      after: [received, edited],
      during: [noteOrdered()],
      api: { 'PUT carts': { cart: cart({ comment: 'Leave it at the door' }) } },
    });
    expect(api.calls.every(({ signal }) => signal?.aborted)).toBe(true);
    expect(actions.some(noteSucceeded.match)).toBe(false);
  });

  it('is sent as null when it is blank', async () => {
    const { api } = await runSaga(saveNote, {
      after: [received, noteEdited({ comment: '  ' })],
      api: { 'PUT carts': { cart: cart() } },
    });
    expect(api.callsTo('PUT carts')[0]?.body.comment).toBeNull();
  });

  it.each(callFailures)('stays as typed after %s', async (_, reply) => {
    const { state } = await runSaga(saveNote, {
      after: [received, edited],
      api: { 'PUT carts': reply() },
    });
    expect(state.cart.note).toMatchObject({
      draft: '  Leave it at the door ',
      status: 'failed',
      failure: { kind: expect.any(String) },
    });
  });
});

describe('saveAddress', () => {
  const chosen = cartAddressSubmitted({ addressId: 41 });

  it('keeps the choice in the cart', async () => {
    const { api, state } = await runSaga(saveAddress, {
      args: [chosen],
      after: [received, chosen],
      api: { 'PUT carts': inTurn({ cart: cart({ address_id: 41 }) }) },
    });
    expect(api.callsTo('PUT carts')[0]?.body).toEqual({ cart_id: 7, address_id: 41 });
    expect(state.cart.address.chosenId).toBeNull();
    expect(state.cart.cart?.address_id).toBe(41);
  });

  it.each(callFailures)('returns to the previous address after %s', async (_, reply, kind) => {
    const { state } = await runSaga(saveAddress, {
      args: [chosen],
      after: [received, chosen],
      api: { 'PUT carts': reply() },
    });
    expect(state.cart.address).toMatchObject({ chosenId: null, failure: { kind } });
  });
});

describe('without a cart', () => {
  it.each([
    ['a quantity', sendQuantities],
    ['a note', saveNote],
  ])('%s is not sent', async (_, worker) => {
    const { api } = await runSaga(worker, {
      after: [quantityChanged({ cartItemId: 11, quantity: 2 }), noteEdited({ comment: 'Hello' })],
    });
    expect(api.calls).toHaveLength(0);
  });

  it('an address is not sent', async () => {
    const { api } = await runSaga(saveAddress, { args: [cartAddressSubmitted({ addressId: 41 })] });
    expect(api.calls).toHaveLength(0);
  });
});
