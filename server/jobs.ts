import { makeAppointmentRemindersDue } from './db/stores/appointmentMailStore.ts';
import { closeLapsedOrders } from './domain/orders/closeLapsedOrders.ts';
import { checkChangedDishes } from './domain/meals/dishChecks.ts';
import { fillDueDays } from './domain/planner/fillDueDays.ts';
import { eraseLateWrites } from './domain/privacy/deleteAccount.ts';
import { forgetWithdrawnAnswers } from './domain/privacy/healthConsent.ts';
import { tidyUp } from './domain/tidyUp.ts';
import { sendDueAccountMails } from './mail/accountMail.ts';
import { sendDueContactMails } from './mail/contactMail.ts';
import { makePlanRemindersDue } from './mail/planReminderMail.ts';
import type { PaymentContext } from './payments/paymentContext.ts';
import { reconcileDueAttempts } from './payments/reconcile.ts';
import { releaseExpiredHolds } from './payments/expiredHolds.ts';

const INTERVAL_MS = 15_000;

interface RunningJobs {
  /** Resolves once the current round has ended. */
  stop: () => Promise<void>;
}

/** One round of all background work. A job that fails does not keep the others from running. */
export async function runJobs(context: PaymentContext): Promise<void> {
  const jobs = [
    () => reconcileDueAttempts(context),
    () => closeLapsedOrders(context.db, context.clock()),
    () => releaseExpiredHolds(context),
    () => checkChangedDishes(context),
    () => fillDueDays(context),
    () => makeAppointmentRemindersDue(context.db, context.clock()),
    () => makePlanRemindersDue(context),
    () => context.mails.sendDue(),
    () => sendDueContactMails(context),
    () => sendDueAccountMails(context),
    () => tidyUp(context.db, context.clock()),
    () => forgetWithdrawnAnswers(context.db, context.clock()),
    () => eraseLateWrites(context.db, context.clock()),
  ];
  for (const job of jobs) {
    try {
      await job();
    } catch (error) {
      context.log.error({ err: error }, 'a job failed');
    }
  }
}

/** Rounds never overlap; several processes may run them, the database hands out the work. */
export function startJobs(context: PaymentContext, intervalMs = INTERVAL_MS): RunningJobs {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const plan = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      round = runJobs(context).then(plan);
    }, intervalMs);
  };
  plan();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
