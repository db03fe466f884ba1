import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  AddCartItem,
  ApplyVoucher,
  CartItemAdded,
  CartItemChanged,
  UpdateCart,
  UpdateCartItem,
  WithCart,
} from '../../src/contract/wire/cart.ts';
import { Id } from '../../src/contract/wire/common.ts';
import type { AppContext } from '../context.ts';
import {
  addToCart,
  applyVoucher,
  changeCartDetails,
  changeQuantity,
  clearCart,
  removeFromCart,
  removeVoucher,
} from '../domain/cart/cartChanges.ts';
import { changePlan } from '../domain/cart/changePlan.ts';
import { viewCart } from '../domain/cart/cart.ts';
import { checkSentPlan } from '../domain/cart/sentPlan.ts';
import { checkOwnAddress } from '../domain/validation/address.ts';
import { answers, ok } from '../http/envelope.ts';
import { completeRefusal, paramsReader } from '../http/formChecks.ts';
import { currentCustomer } from '../http/session.ts';

export function cartRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const response = answers(WithCart);
  return async (app) => {
    app.get('/carts', { schema: { response } }, async (request) =>
      ok({ cart: await viewCart(context, currentCustomer(request)) }),
    );

    app.post(
      '/carts',
      {
        schema: { body: AddCartItem, response: answers(CartItemAdded) },
        preValidation: completeRefusal(AddCartItem, (form, checks, request) => {
          const where = { customerId: currentCustomer(request), cartItemId: null };
          return checkSentPlan(context, where, form, checks);
        }),
      },
      async (request) => ok(await addToCart(context, currentCustomer(request), request.body)),
    );

    app.put(
      '/carts',
      {
        schema: { body: UpdateCart, response },
        preValidation: completeRefusal(UpdateCart, (form, checks, request) =>
          checkOwnAddress(context, currentCustomer(request), form, checks),
        ),
      },
      async (request) =>
        ok({ cart: await changeCartDetails(context, currentCustomer(request), request.body) }),
    );

    app.put('/carts/items', { schema: { body: UpdateCartItem, response } }, async (request) =>
      ok({ cart: await changeQuantity(context, currentCustomer(request), request.body) }),
    );

    const params = Type.Object({ id: Id });
    const paramsOf = paramsReader(params);
    app.put(
      '/carts/items/:id',
      {
        schema: { params, body: AddCartItem, response: answers(CartItemChanged) },
        preValidation: completeRefusal(AddCartItem, (form, checks, request) => {
          const cartItemId = paramsOf(request)?.id ?? null;
          const where = { customerId: currentCustomer(request), cartItemId };
          return checkSentPlan(context, where, form, checks);
        }),
      },
      async (request) => {
        const { params, body } = request;
        return ok(await changePlan(context, currentCustomer(request), params.id, body));
      },
    );

    app.delete('/carts/items/:id', { schema: { params, response } }, async (request) =>
      ok({ cart: await removeFromCart(context, currentCustomer(request), request.params.id) }),
    );

    app.delete('/carts/clear', { schema: { response } }, async (request) =>
      ok({ cart: await clearCart(context, currentCustomer(request)) }),
    );

    app.post('/carts/voucher', { schema: { body: ApplyVoucher, response } }, async (request) =>
      ok({ cart: await applyVoucher(context, currentCustomer(request), request.body.coupon_code) }),
    );

    app.delete('/carts/voucher', { schema: { response } }, async (request) =>
      ok({ cart: await removeVoucher(context, currentCustomer(request)) }),
    );
  };
}
