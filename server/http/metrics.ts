import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/database.ts';
import { hashingLoad } from '../domain/passwords.ts';
import { measureDatabase } from './databaseMetrics.ts';
import type { Metrics } from './measureRequests.ts';

/** Seconds: from a cached file to a request that a customer gives up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Labels are route templates and status codes alone: an id would make a series for each customer. */
export function createMetrics(db: Db, clock: () => Date): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const measureNow = measureDatabase(registry, db, clock);
  new Gauge({
    name: 'shop_password_hashes',
    help: 'Passwords that are hashed or compared now, and those that wait; beyond 50 are refused.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting } = hashingLoad();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'shop_requests_refused_total',
    help: 'Calls that were refused at once because too many waited for the database.',
    registers: [registry],
  });
  return {
    refused: () => refusals.inc(),
    answered: (answer, seconds) => durations.observe({ ...answer }, seconds),
    text: async () => {
      await measureNow();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
