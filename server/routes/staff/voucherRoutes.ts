import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import {
  AddVoucher,
  ChangeVoucher,
  StaffVoucher,
  StaffVouchersQuery,
  VoucherAnswer,
} from '../../../src/contract/wire/staff/vouchers.ts';
import type { AppContext } from '../../context.ts';
import {
  addVoucher,
  changeVoucher,
  checkTerms,
  endVoucher,
  readVoucher,
  readVouchers,
} from '../../domain/staff/vouchers.ts';
import { answers, ok } from '../../http/envelope.ts';
import { checkForm } from '../../http/formChecks.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

const ById = Type.Object({ id: Id });

/** Vouchers for the sub total of a cart; a voucher can be ended, never deleted. */
export function voucherRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const response = answers(VoucherAnswer);
  return async (app) => {
    const list = { querystring: StaffVouchersQuery, response: answers(ListOf(StaffVoucher)) };
    app.get('/vouchers', { ...needs('shop.read'), schema: list }, async ({ query }) =>
      ok(await readVouchers(context, query)),
    );

    app.get(
      '/vouchers/:id',
      { ...needs('shop.read'), schema: { params: ById, response } },
      async ({ params }) => ok({ voucher: await readVoucher(context, params.id) }),
    );

    app.post(
      '/vouchers',
      {
        ...needs('shop.write'),
        schema: { body: AddVoucher, response },
        preValidation: checkForm(AddVoucher, checkTerms),
      },
      async (request) =>
        ok({ voucher: await addVoucher(context, currentStaff(request), request.body) }),
    );

    app.put(
      '/vouchers/:id',
      {
        ...needs('shop.write'),
        schema: { params: ById, body: ChangeVoucher, response },
        preValidation: checkForm(ChangeVoucher, checkTerms),
      },
      async (request) => {
        const { params, body } = request;
        return ok({
          voucher: await changeVoucher(context, currentStaff(request), params.id, body),
        });
      },
    );

    app.post(
      '/vouchers/:id/end',
      { ...needs('shop.write'), schema: { params: ById, response } },
      async (request) =>
        ok({ voucher: await endVoucher(context, currentStaff(request), request.params.id) }),
    );
  };
}
