import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app.ts';
import { createContentCache } from '../../../server/cache/contentCache.ts';
import type { Config } from '../../../server/config.ts';
import type { AppContext } from '../../../server/context.ts';
import type { Db } from '../../../server/db/database.ts';
import {
  acceptAppointment,
  rejectAppointment,
} from '../../../server/domain/appointments/decideAppointment.ts';
import { ApiError } from '../../../server/errors/ApiError.ts';
import type { ProviderClient } from '../../../server/payments/paymentContext.ts';
import { takeEnquirySlot } from '../../../server/db/stores/enquirySlotStore.ts';
import { providerClient } from '../../../server/payments/providerClient.ts';
import type { LogLine } from './ServerProcess.ts';

interface ApiOptions {
  config: Config;
  db: Db;
  clock: () => Date;
  pass: (ms: number) => void;
  takeMail: (id: string) => Promise<void>;
  hear: (line: LogLine) => void;
}

/** The API with the model's clock, mail server and log. */
export async function buildModelApi(options: ApiOptions) {
  const { config, db, clock, takeMail } = options;
  const context: AppContext = {
    config,
    db,
    content: createContentCache(db),
    clock,
    mailer: { destination: 'the model', send: ({ id }) => takeMail(id ?? 'without id') },
  };
  const app = await buildApp({ ...context, storefrontDir: null });
  await app.ready();
  listen(app, options.hear);
  const payments: { provider: ProviderClient } = app.payments;
  // Waiting for a busy gateway moves the model's clock, not the machine's.
  const wait = async (ms: number) => options.pass(ms);
  const mayEnquire = (share: number) => takeEnquirySlot(db, share, clock());
  payments.provider = providerClient({ gateway: config.gateway, clock, mayEnquire, wait });
  return { app, context };
}

function listen(app: FastifyInstance, hear: ApiOptions['hear']): void {
  app.log.error = (facts: unknown, sentence?: string) => {
    if (sentence === undefined) return;
    hear({ sentence, reference: textAt(facts, 'reference'), error: textAt(facts, 'err') ?? '' });
  };
}

function textAt(facts: unknown, name: string): string | null {
  if (typeof facts !== 'object' || facts === null) return null;
  const value: unknown = new Map<string, unknown>(Object.entries(facts)).get(name);
  if (value === undefined) return null;
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}

/** False when the state of the appointment does not allow it. */
export async function decideAppointment(
  context: AppContext,
  id: number,
  isAccepted: boolean,
): Promise<boolean> {
  try {
    if (isAccepted) await acceptAppointment(context, null, id);
    else await rejectAppointment(context, null, id, 'The dietitian is ill.');
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
