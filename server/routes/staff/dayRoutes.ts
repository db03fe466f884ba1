import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { DateText } from '../../../src/contract/wire/common.ts';
import {
  DeliverySheet,
  LabelSheet,
  MarkDeliveries,
  ProductionSheet,
} from '../../../src/contract/wire/staff/day.ts';
import type { AppContext } from '../../context.ts';
import { checkReason, markDeliveries } from '../../domain/day/markDeliveries.ts';
import { readDeliveries, readLabels, readProduction } from '../../domain/day/readSheets.ts';
import { deliveriesCsv, labelsCsv, productionCsv } from '../../domain/day/sheetCsv.ts';
import { answers, csvAnswers, Nothing, ok } from '../../http/envelope.ts';
import { completeRefusal } from '../../http/formChecks.ts';
import { sendCsv } from '../../http/sendCsv.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

const OfDay = Type.Object({ date: DateText });

/** The sheets of a day, to be read, printed and opened in a spreadsheet, and how its deliveries ended. */
export function dayRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const csv = { params: OfDay, response: csvAnswers };
  return async (app) => {
    app.get(
      '/days/:date/production',
      {
        ...needs('production.read'),
        schema: { params: OfDay, response: answers(ProductionSheet) },
      },
      async ({ params }) => ok(await readProduction(context, params.date)),
    );

    app.get(
      '/days/:date/production.csv',
      { ...needs('production.read'), schema: csv },
      async ({ params: { date }, locale }, reply) => {
        const sheet = await readProduction(context, date);
        return sendCsv(reply, `production-${date}`, productionCsv(sheet, locale));
      },
    );

    app.get(
      '/days/:date/labels',
      { ...needs('labels.read'), schema: { params: OfDay, response: answers(LabelSheet) } },
      async (request) => ok(await readLabels(context, currentStaff(request), request.params.date)),
    );

    app.get(
      '/days/:date/labels.csv',
      { ...needs('labels.read'), schema: csv },
      async (request, reply) => {
        const { date } = request.params;
        const sheet = await readLabels(context, currentStaff(request), date);
        return sendCsv(reply, `labels-${date}`, labelsCsv(sheet, request.locale));
      },
    );

    app.get(
      '/days/:date/deliveries',
      { ...needs('deliveries.read'), schema: { params: OfDay, response: answers(DeliverySheet) } },
      async ({ params }) => ok(await readDeliveries(context, params.date)),
    );

    app.get(
      '/days/:date/deliveries.csv',
      { ...needs('deliveries.read'), schema: csv },
      async ({ params: { date }, locale }, reply) => {
        const sheet = await readDeliveries(context, date);
        return sendCsv(reply, `deliveries-${date}`, deliveriesCsv(sheet, locale));
      },
    );

    app.put(
      '/days/:date/deliveries',
      {
        ...needs('deliveries.mark'),
        schema: { params: OfDay, body: MarkDeliveries, response: answers(Nothing) },
        preValidation: completeRefusal(MarkDeliveries, checkReason),
      },
      async (request) => {
        const { params, body } = request;
        await markDeliveries(context, currentStaff(request), params.date, body);
        return ok({});
      },
    );
  };
}
