import { claimAccountMail } from '../../server/db/stores/accountMailStore.ts';
import { claimDueAppointmentMails } from '../../server/db/stores/appointmentMailStore.ts';
import { claimDueMessages } from '../../server/db/stores/contactStore.ts';
import { customersDeletedSince } from '../../server/db/stores/erasureStore.ts';
import { expiredHolds } from '../../server/db/stores/holdStore.ts';
import {
  claimDueConfirmations,
  claimDueRefundMails,
} from '../../server/db/stores/orderMailStore.ts';
import { findLapsedOrders } from '../../server/db/stores/orderStore.ts';
import { claimDueAttempt } from '../../server/db/stores/paymentStore.ts';
import { findSessions } from '../../server/db/stores/sessionStore.ts';
import type { Db } from '../../server/db/database.ts';
import { forgetWithdrawnAnswers } from '../../server/domain/privacy/healthConsent.ts';
import { tidyUp } from '../../server/domain/tidyUp.ts';
import { kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { timed, type Timed } from './timed.ts';

/** The statements of the jobs, which run every fifteen seconds, and the one of every customer's request. */
export function jobsStatements(db: Db): Timed[] {
  const now = new Date();
  const today = kuwaitToday(now);
  const lease = { now, until: now };
  const statement = (name: string, run: () => Promise<unknown>): Timed => ({
    name,
    run: () => timed(run),
  });
  return [
    statement('the session of a token', () => findSessions(db, ['unknown'])),
    statement('attempts that are due', () => claimDueAttempt(db, now, now)),
    statement('orders that lapsed', () => findLapsedOrders(db, today, 50)),
    statement('holds that expired', () => expiredHolds(db, now, 20)),
    statement('mails that are due', async () => {
      await claimDueConfirmations(db, lease);
      await claimDueRefundMails(db, lease);
      await claimDueAppointmentMails(db, lease);
      await claimDueMessages(db, lease);
      await claimAccountMail(db, lease);
    }),
    statement('what is tidied up', () => tidyUp(db, now)),
    statement('withdrawn answers to forget', () => forgetWithdrawnAnswers(db, now)),
    statement('customers who have just gone', () => customersDeletedSince(db, now)),
  ];
}
