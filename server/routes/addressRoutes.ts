import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { AddressInput } from '../../src/contract/wire/address.ts';
import { Id } from '../../src/contract/wire/common.ts';
import { AddressesResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { addAddress, changeAddress, removeAddress } from '../domain/addresses.ts';
import { checkArea } from '../domain/validation/address.ts';
import { answers, ok } from '../http/envelope.ts';
import { checkForm } from '../http/formChecks.ts';
import { currentCustomer } from '../http/session.ts';

export function addressRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const response = answers(AddressesResponse);
  const params = Type.Object({ id: Id });
  return async (app) => {
    const preValidation = checkForm(AddressInput, (form, checks) =>
      checkArea(context, form, checks),
    );
    const added = { body: AddressInput, response };
    app.post('/address', { schema: added, preValidation }, async (request) =>
      ok(await addAddress(context, currentCustomer(request), request.body)),
    );

    const changed = { params, body: AddressInput, response };
    app.put('/address/:id', { schema: changed, preValidation }, async (request) =>
      ok(await changeAddress(context, currentCustomer(request), request.params.id, request.body)),
    );

    app.delete('/address/:id', { schema: { params, response } }, async (request) =>
      ok(await removeAddress(context, currentCustomer(request), request.params.id)),
    );
  };
}
