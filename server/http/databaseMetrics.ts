import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { poolUse } from '../db/pool.ts';
import {
  attemptsByStatus,
  openRefunds,
  overdueChecks,
  waitingMails,
  type Waiting,
} from '../db/stores/operationStore.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The jobs' backlog, read from the database for each scrape, so that it is right after a restart too. All processes
 * on one database report the same: take the maximum, not the sum.
 */
export function measureDatabase(
  registry: Registry,
  db: Db,
  clock: () => Date,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const isUp = gauge('shop_database_up', 'Whether the database answered.');
  const counts = gauge('shop_waiting', 'How many wait for the jobs, or for a refund.', 'what');
  const ages = gauge('shop_waiting_age_seconds', 'For how long the oldest has waited.', 'what');
  const attempts = gauge('shop_payment_attempts', 'Begun in the last day, by outcome.', 'status');
  const connections = gauge(
    'shop_database_connections',
    'Of this process, and its requests that wait for one.',
    'state',
  );
  const show = (what: string, { count, since }: Waiting, now: Date) => {
    counts.set({ what }, count);
    ages.set({ what }, since === null ? 0 : (now.getTime() - since.getTime()) / 1000);
  };
  const measureWaiting = async () => {
    const now = clock();
    show('mail', await waitingMails(db), now);
    show('payment_check', await overdueChecks(db, now), now);
    show('refund', await openRefunds(db), now);
    const begun = await attemptsByStatus(db, new Date(now.getTime() - DAY_MS));
    for (const { status, count } of begun) attempts.set({ status }, count);
  };
  return async () => {
    const { busy, idle, waiting } = poolUse(db);
    connections.set({ state: 'busy' }, busy);
    connections.set({ state: 'idle' }, idle);
    connections.set({ state: 'waiting' }, waiting);
    // An old figure would say that all is well.
    for (const gauge of [counts, ages, attempts]) gauge.reset();
    const isAnswered = await measureWaiting().then(
      () => true,
      () => false,
    );
    isUp.set(isAnswered ? 1 : 0);
  };
}
