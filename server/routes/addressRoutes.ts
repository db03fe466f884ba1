import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { AddressInput } from '../../src/contract/wire/address.ts';
import { Id } from '../../src/contract/wire/common.ts';
import { AddressesResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { addAddress, changeAddress, removeAddress } from '../domain/addresses.ts';
import { answers, ok } from '../http/envelope.ts';
import { currentCustomer } from '../http/session.ts';

export function addressRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const response = answers(AddressesResponse);
  const params = Type.Object({ id: Id });
  return async (app) => {
    app.post('/address', { schema: { body: AddressInput, response } }, async (request) =>
      ok(await addAddress(context, currentCustomer(request), request.body)),
    );

    app.put('/address/:id', { schema: { params, body: AddressInput, response } }, async (request) =>
      ok(await changeAddress(context, currentCustomer(request), request.params.id, request.body)),
    );

    app.delete('/address/:id', { schema: { params, response } }, async (request) =>
      ok(await removeAddress(context, currentCustomer(request), request.params.id)),
    );
  };
}
