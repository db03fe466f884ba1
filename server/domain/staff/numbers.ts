import { addDays, kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import { filsToText } from '../../../src/contract/money.ts';
import { datesFault, NUMBERS_AT_MOST } from '../../../src/contract/staff/numbers.ts';
import type {
  DeliveryNumbers,
  DishNumbers,
  OrderNumbers,
  RenewalNumbers,
  RevenueNumbers,
} from '../../../src/contract/wire/staff/numbers.ts';
import type { Db } from '../../db/database.ts';
import {
  countDishes,
  countOrders,
  countRenewals,
  sumCaptures,
  sumDeliveries,
  sumRefunds,
  type Dates,
  type Instants,
} from '../../db/stores/numbersStore.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';

const MESSAGES = { order: 'server.shop.ends_before', length: 'server.numbers.at_most' } as const;

/** Refuses a period that ends before it begins, and one that is longer than the limit. */
export function checkDates(dates: Dates): void {
  const checks = new FieldChecks();
  const fault = datesFault(dates);
  if (fault !== null) checks.add('to', MESSAGES[fault], { days: NUMBERS_AT_MOST });
  checks.finish();
}

export async function readDeliveryNumbers(db: Db, dates: Dates): Promise<DeliveryNumbers[]> {
  const none = { deliveries: 0, meals: 0, snacks: 0 };
  return eachDay(dates, byDay(await sumDeliveries(db, dates)), none);
}

export async function readRevenue(db: Db, dates: Dates): Promise<RevenueNumbers[]> {
  const taken = byDay((await sumCaptures(db, instantsOf(dates))).map(dated));
  const refunds = byDay((await sumRefunds(db, instantsOf(dates))).map(dated));
  return eachDay(dates, taken, { orders: 0, appointments: 0 }).map(
    ({ date, orders, appointments }) => {
      const refunded = refunds.get(date)?.refunded ?? 0;
      return {
        date,
        orders: filsToText(orders),
        appointments: filsToText(appointments),
        refunded: filsToText(refunded),
        revenue: filsToText(orders + appointments - refunded),
      };
    },
  );
}

export async function readOrderNumbers(db: Db, dates: Dates): Promise<OrderNumbers[]> {
  const counted = (await countOrders(db, instantsOf(dates))).map(dated);
  return eachDay(dates, byDay(counted), { paid: 0, unpaid: 0, failed: 0 });
}

export async function readRenewals(db: Db, dates: Dates): Promise<RenewalNumbers[]> {
  return eachDay(dates, byDay(await countRenewals(db, dates)), { ended: 0, renewed: 0 });
}

/** The most chosen first. */
export async function readDishNumbers(db: Db, dates: Dates): Promise<DishNumbers[]> {
  return countDishes(db, dates);
}

const instantsOf = ({ from, to }: Dates): Instants => ({
  from: kuwaitInstant(from, '00:00'),
  before: kuwaitInstant(addDays(to, 1), '00:00'),
});

const dated = <Row extends { readonly kuwait_day: string }>({ kuwait_day, ...row }: Row) => ({
  ...row,
  date: kuwait_day,
});

const byDay = <Row extends { readonly date: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.date, row]));

/** Days on which nothing was counted are there too. */
function eachDay<Figures>(
  { from, to }: Dates,
  counted: ReadonlyMap<string, Figures & { date: string }>,
  none: Figures,
): (Figures & { date: string })[] {
  const days = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push(counted.get(date) ?? { ...none, date });
  }
  return days;
}
