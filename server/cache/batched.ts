import type { Db } from '../db/database.ts';
import { coalesced } from './coalesced.ts';

type Ask<Question, Answer> = (
  db: Db,
  questions: readonly Question[],
) => Promise<ReadonlyMap<Question, Answer>>;
type AskOne<Question, Answer> = (db: Db, question: Question) => Promise<Answer | null>;

const waiting = new WeakMap<Db, number>();

/** How many queries wait for a batch: the pool's queue does not count them. */
export const waitingInBatches = (db: Db): number => waiting.get(db) ?? 0;

/**
 * Answers all questions that arrive before a statement begins with that one statement: `coalesced` for questions with
 * keys. A transaction has a `Db` of its own, so it never shares a read with others, who do not see its changes.
 */
export function batched<Question, Answer>(ask: Ask<Question, Answer>): AskOne<Question, Answer> {
  const shared = new WeakMap<Db, (question: Question) => Promise<Answer | null>>();
  return (db, question) => {
    const askShared = shared.get(db) ?? sharing(db, ask);
    shared.set(db, askShared);
    return askShared(question);
  };
}

function sharing<Question, Answer>(db: Db, ask: Ask<Question, Answer>) {
  const count = (change: number) => waiting.set(db, waitingInBatches(db) + change);
  const read = coalesced(async (questions: readonly Question[]) => {
    // One of them waits for a connection, or has it.
    count(-1);
    return ask(db, [...new Set(questions)]).finally(() => count(1));
  });
  return async (question: Question) => {
    count(1);
    const answers = await read(question).finally(() => count(-1));
    return answers.get(question) ?? null;
  };
}
