import { parseArgs } from 'node:util';
import type { Db } from '../server/db/database.ts';
import { listRefunds, recordRefunded, RefundRefused } from '../server/domain/refunds.ts';
import { runOnDatabase } from './onDatabase.ts';

const USAGE = `npm run refunds                                     lists what has to be paid back
npm run refunds -- done REFUND --reference TEXT     records that it was`;

interface Wanted {
  /** Null lists. */
  done: { id: number; reference: string } | null;
}

function readWanted(): Wanted {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reference: { type: 'string' } },
  });
  const [word, id, ...more] = positionals;
  const { reference } = values;
  if (word === undefined && reference === undefined) return { done: null };
  const isDone = word === 'done' && /^[1-9]\d{0,8}$/.test(id ?? '') && more.length === 0;
  if (!isDone || reference === undefined) throw new RefundRefused(USAGE);
  return { done: { id: Number(id), reference } };
}

async function run(db: Db, { done }: Wanted): Promise<string[]> {
  if (done === null) return listRefunds(db);
  return [await recordRefunded(db, done.id, { at: new Date(), reference: done.reference })];
}

await runOnDatabase(() => {
  const wanted = readWanted();
  return (db) => run(db, wanted);
}, RefundRefused);
