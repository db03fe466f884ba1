import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import type { Language } from '../../../src/contract/languages.ts';
import {
  DeliveryNumbers,
  DishNumbers,
  NumbersQuery,
  OrderNumbers,
  RenewalNumbers,
  RevenueNumbers,
} from '../../../src/contract/wire/staff/numbers.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  checkDates,
  readDeliveryNumbers,
  readDishNumbers,
  readOrderNumbers,
  readRenewals,
  readRevenue,
} from '../../domain/staff/numbers.ts';
import {
  deliveryNumbersCsv,
  dishNumbersCsv,
  orderNumbersCsv,
  renewalsCsv,
  revenueCsv,
} from '../../domain/staff/numbersCsv.ts';
import { answers, csvAnswers, ok } from '../../http/envelope.ts';
import { sendCsv } from '../../http/sendCsv.ts';
import { needs } from '../../http/staffSession.ts';

interface Figures<Row extends TSchema> {
  readonly name: string;
  readonly row: Row;
  readonly read: (db: Db, dates: NumbersQuery) => Promise<Static<Row>[]>;
  readonly csv: (rows: readonly Static<Row>[], language: Language) => string;
}

/** Sales, revenue and choices of a period, each also as CSV. */
export function numberRoutes({ db }: AppContext): FastifyPluginAsync {
  return async (app) => {
    const serve = serveFrom(app, db);
    serve({
      ...{ name: 'deliveries', row: DeliveryNumbers },
      ...{ read: readDeliveryNumbers, csv: deliveryNumbersCsv },
    });
    serve({ name: 'revenue', row: RevenueNumbers, read: readRevenue, csv: revenueCsv });
    serve({ name: 'orders', row: OrderNumbers, read: readOrderNumbers, csv: orderNumbersCsv });
    serve({ name: 'renewals', row: RenewalNumbers, read: readRenewals, csv: renewalsCsv });
    serve({ name: 'dishes', row: DishNumbers, read: readDishNumbers, csv: dishNumbersCsv });
  };
}

function serveFrom(app: FastifyInstance, db: Db) {
  return <Row extends TSchema>({ name, row, read, csv }: Figures<Row>): void => {
    const readChecked = async (dates: NumbersQuery) => {
      checkDates(dates);
      return read(db, dates);
    };
    const asked = { querystring: NumbersQuery };
    const json = { ...asked, response: answers(Type.Object({ items: Type.Array(row) })) };
    app.get<{ Querystring: NumbersQuery }>(
      `/numbers/${name}`,
      { ...needs('numbers.read'), schema: json },
      async ({ query }) => ok({ items: await readChecked(query) }),
    );
    app.get<{ Querystring: NumbersQuery }>(
      `/numbers/${name}.csv`,
      { ...needs('numbers.read'), schema: { ...asked, response: csvAnswers } },
      async ({ query, locale }, reply) => {
        const rows = await readChecked(query);
        return sendCsv(reply, `${name}-${query.from}-${query.to}`, csv(rows, locale));
      },
    );
  };
}
