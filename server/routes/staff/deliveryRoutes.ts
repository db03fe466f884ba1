import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { DateText, Id } from '../../../src/contract/wire/common.ts';
import {
  AddSlot,
  ChangeTerms,
  CloseDay,
  DeliverySettings,
  PromisedDay,
  SwitchArea,
  SwitchSlot,
} from '../../../src/contract/wire/staff/delivery.ts';
import type { AppContext } from '../../context.ts';
import { checkClosedDay, closeDay } from '../../domain/staff/closeDay.ts';
import { openDay, readPromisedDay } from '../../domain/staff/closedDays.ts';
import { readDeliverySettings, switchArea } from '../../domain/staff/deliverySettings.ts';
import { addSlot, checkSlotTimes, switchSlot } from '../../domain/staff/deliverySlots.ts';
import { changeDeliveryTerms } from '../../domain/staff/deliveryTerms.ts';
import { answers, ok } from '../../http/envelope.ts';
import { checkForm } from '../../http/formChecks.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

const ById = Type.Object({ id: Id });
const ByDate = Type.Object({ date: DateText });
const writes = needs('shop.write');

/** When, where and for how much the kitchen delivers; each change answers how it is afterwards. */
export function deliveryRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const response = answers(DeliverySettings);
  const settings = async () => ok(await readDeliverySettings(context));
  return async (app) => {
    app.get('/delivery', { ...needs('shop.read'), schema: { response } }, settings);

    const terms = { body: ChangeTerms, response };
    app.put('/delivery/terms', { ...writes, schema: terms }, async (request) => {
      await changeDeliveryTerms(context, currentStaff(request), request.body);
      return settings();
    });

    app.post(
      '/delivery/slots',
      {
        ...writes,
        schema: { body: AddSlot, response },
        preValidation: checkForm(AddSlot, checkSlotTimes),
      },
      async (request) => {
        await addSlot(context, currentStaff(request), request.body);
        return settings();
      },
    );

    const slot = { params: ById, body: SwitchSlot, response };
    app.put('/delivery/slots/:id', { ...writes, schema: slot }, async (request) => {
      const { params, body } = request;
      await switchSlot(context, currentStaff(request), params.id, body.active);
      return settings();
    });

    const closed = { body: CloseDay, response };
    const preValidation = checkForm(CloseDay, (form, checks) =>
      checkClosedDay(context, form, checks),
    );
    const closing = { ...writes, schema: closed, preValidation };
    app.post('/delivery/closed-days', closing, async (request) => {
      await closeDay(context, currentStaff(request), request.body);
      return settings();
    });

    const promised = { params: ByDate, response: answers(PromisedDay) };
    app.get(
      '/delivery/promised/:date',
      { ...needs('shop.read'), schema: promised },
      async ({ params }) => ok(await readPromisedDay(context, params.date)),
    );

    const opened = { params: ByDate, response };
    app.delete('/delivery/closed-days/:date', { ...writes, schema: opened }, async (request) => {
      await openDay(context, currentStaff(request), request.params.date);
      return settings();
    });

    const area = { params: ById, body: SwitchArea, response };
    app.put('/delivery/areas/:id', { ...writes, schema: area }, async (request) => {
      const { params, body } = request;
      await switchArea(context, currentStaff(request), params.id, body.served);
      return settings();
    });
  };
}
