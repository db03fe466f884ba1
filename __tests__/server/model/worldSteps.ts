import * as fc from 'fast-check';
import { ENQUIRIES_A_MINUTE } from '../../../src/payment/gatewayFacts.ts';
import { takeEnquirySlot } from '../../../server/db/stores/enquirySlotStore.ts';
import { signIn } from './customers.ts';
import { Step } from './Step.ts';
import { WEATHERS } from './weather.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SPANS = {
  '3 s': 3000,
  '25 s': 25_000,
  '2 min': 2 * MINUTE_MS,
  '11 min': 11 * MINUTE_MS,
  '16 min': 16 * MINUTE_MS,
  '32 min': 32 * MINUTE_MS,
  '7 h': 7 * HOUR_MS,
  '30 h': 30 * HOUR_MS,
} as const;
type Span = keyof typeof SPANS;
const spans = fc.constantFrom<Span[]>(
  '3 s',
  '25 s',
  '2 min',
  '11 min',
  '16 min',
  '32 min',
  '7 h',
  '30 h',
);

/** The time passes, with the jobs at its end or with none. */
export const pass = fc.tuple(spans, fc.boolean()).map(
  ([span, isWorking]) =>
    new Step({
      name: `pass(${span}${isWorking ? ', jobs' : ''})`,
      act: async (_visit, shop) => {
        shop.pass(SPANS[span]);
        if (isWorking) await shop.runJobs();
      },
    }),
);

export const jobs = fc.constant(new Step({ name: 'jobs', act: (_visit, shop) => shop.runJobs() }));

/** The gateway answers like this for so many calls, or until the weather changes. */
export const gatewayWeather = fc
  .tuple(fc.constantFrom(...WEATHERS), fc.constantFrom(1, 2, 4, 99))
  .map(
    ([weather, calls]) =>
      new Step({
        name: `gateway(${weather}, ${calls} calls)`,
        act: async (_visit, shop) => shop.gateway.setWeather(weather, calls),
      }),
  );

export const gatewayRecovers = fc.constant(
  new Step({
    name: 'gateway(fair)',
    act: async (_visit, shop) => shop.gateway.setWeather(null),
  }),
);

/** Other customers of the shop use up so many of the minute's enquiries. */
export const crowd = fc.constantFrom(8, 20, 30).map(
  (enquiries) =>
    new Step({
      name: `crowd(${enquiries} enquiries)`,
      act: async (_visit, { db, now, gateway }) => {
        for (let asked = 0; asked < enquiries; asked += 1) {
          if (await takeEnquirySlot(db, ENQUIRIES_A_MINUTE, now)) gateway.countEnquiry();
        }
      },
    }),
);

export const postWeather = fc.constantFrom('fair', 'down', 'cut').map(
  (weather) =>
    new Step({
      name: `mail server(${weather})`,
      act: async (_visit, shop) => {
        shop.post.weather = weather;
      },
    }),
);

/** The process is killed in the middle of what comes next. */
export const kill = fc.nat({ max: 30 }).map(
  (statements) =>
    new Step({
      name: `kill after ${statements} statements`,
      act: (_visit, shop) => shop.killAfter(statements),
    }),
);

/** Past the thirty days of a session, and in again. */
export const signInAgain = fc.nat({ max: 1 }).map(
  (customer) =>
    new Step({
      name: `signInAgain(${customer})`,
      act: (_visit, shop) => signIn(shop.db, shop.customer(customer), shop.now),
    }),
);
