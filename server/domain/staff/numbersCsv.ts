import { textToFils } from '../../../src/contract/money.ts';
import type {
  DeliveryNumbers,
  DishNumbers,
  OrderNumbers,
  RenewalNumbers,
  RevenueNumbers,
} from '../../../src/contract/wire/staff/numbers.ts';
import { translate } from '../../i18n/translate.ts';
import { tableOf, type Column } from '../csv.ts';

const day: Column<{ date: string }> = ['server.numbers.csv.date', ({ date }) => date];

/** A number that a spreadsheet adds up, also below zero, where a text would be a formula. */
const inKd = (amount: string): number => textToFils(amount) / 1000;

export const deliveryNumbersCsv = tableOf<DeliveryNumbers>([
  day,
  ['server.numbers.csv.deliveries', ({ deliveries }) => deliveries],
  ['server.numbers.csv.meals', ({ meals }) => meals],
  ['server.numbers.csv.snacks', ({ snacks }) => snacks],
]);

export const revenueCsv = tableOf<RevenueNumbers>([
  day,
  ['server.numbers.csv.orders', ({ orders }) => inKd(orders)],
  ['server.numbers.csv.appointments', ({ appointments }) => inKd(appointments)],
  ['server.numbers.csv.refunded', ({ refunded }) => inKd(refunded)],
  ['server.numbers.csv.revenue', ({ revenue }) => inKd(revenue)],
]);

export const orderNumbersCsv = tableOf<OrderNumbers>([
  day,
  ['server.numbers.csv.paid', ({ paid }) => paid],
  ['server.numbers.csv.unpaid', ({ unpaid }) => unpaid],
  ['server.numbers.csv.failed', ({ failed }) => failed],
]);

export const renewalsCsv = tableOf<RenewalNumbers>([
  day,
  ['server.numbers.csv.ended', ({ ended }) => ended],
  ['server.numbers.csv.renewed', ({ renewed }) => renewed],
]);

export const dishNumbersCsv = tableOf<DishNumbers>([
  ['server.day.csv.kind', ({ kind }, language) => translate(language, `server.day.kind.${kind}`)],
  ['server.day.csv.dish_en', ({ name_en }) => name_en],
  ['server.day.csv.dish_ar', ({ name_ar }) => name_ar],
  ['server.numbers.csv.chosen', ({ chosen }) => chosen],
  ['server.numbers.csv.proposed', ({ proposed }) => proposed],
]);
