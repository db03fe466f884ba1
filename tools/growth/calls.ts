import type { Db } from '../../server/db/database.ts';
import { bookingCalls } from './bookingCalls.ts';
import { cartCalls } from './cartCalls.ts';
import { lookingCalls } from './lookingCalls.ts';
import { planCalls } from './planCalls.ts';
import { purchaseCalls } from './purchaseCalls.ts';
import type { Timed } from './timed.ts';

/** A customer's calls to a shop, whose database has to let time pass for a plan. */
export async function customersCalls(apiUrl: string, db: Db): Promise<Timed[]> {
  return [
    ...(await lookingCalls(apiUrl)),
    ...(await cartCalls(apiUrl)),
    ...(await purchaseCalls(apiUrl)),
    ...(await planCalls(apiUrl, db)),
    ...(await bookingCalls(apiUrl)),
  ];
}
