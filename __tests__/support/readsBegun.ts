import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Waits until a read that `coalesced` shares has begun: it begins when the turn of the event loop ends. */
export async function readsBegun(): Promise<void> {
  await endOfTurn();
  await endOfTurn();
}
