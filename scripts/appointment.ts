import { NoResultError } from 'kysely';
import type { Config } from '../server/config.ts';
import { readConfig } from '../server/readConfig.ts';
import { createContentCache } from '../server/cache/contentCache.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import {
  acceptAppointment,
  rejectAppointment,
} from '../server/domain/appointments/decideAppointment.ts';
import { renderError } from '../server/errors/render.ts';
import { ApiError } from '../server/errors/ApiError.ts';
import { createMailer } from '../server/mail/mailer.ts';
import { lockDataFolder } from '../server/start/dataFolder.ts';

const USAGE = 'accept <number>, or reject <number> "<reason>"; the number stands after AP-';

/** What the kitchen decides, while it has no screens of its own. The running shop sends the mail. */
async function decide(config: Config, [decision, number, reason = '']: readonly string[]) {
  const id = Number(number);
  if (!['accept', 'reject'].includes(decision ?? '') || !Number.isInteger(id)) {
    throw new Error(USAGE);
  }
  const unlock = config.databaseUrl === null ? lockDataFolder(config.dataDir) : () => undefined;
  const db = openDatabase(config);
  const mailer = createMailer(config, (line) => console.log(line));
  const content = createContentCache(db);
  const context = { config, db, content, clock: () => new Date(), mailer };
  try {
    const appointment =
      decision === 'accept'
        ? await acceptAppointment(context, id)
        : await rejectAppointment(context, id, reason);
    console.log(`AP-${id} is ${appointment.status}.`);
  } finally {
    await db.destroy();
    unlock();
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return renderError(error, 'en').message;
  if (error instanceof NoResultError) return 'There is no such appointment.';
  return error instanceof Error ? error.message : String(error);
}

try {
  await decide(readConfig(process.env), process.argv.slice(2));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
