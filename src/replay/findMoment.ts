import { differences, textOf } from './differences.ts';
import type { Moment } from './moment.ts';

/** The next moment, starting over at the end, whose action or change contains the text; null for none. */
export function findMoment(
  moments: readonly Moment[],
  index: number,
  wanted: string,
): number | null {
  const text = wanted.trim().toLowerCase();
  if (text === '') return null;
  const isWanted = (moment: Moment, at: number) =>
    searchTextOf(moment, moments[at - 1] ?? null)
      .toLowerCase()
      .includes(text);
  const later = moments.findIndex((moment, at) => at > index && isWanted(moment, at));
  const found = later < 0 ? moments.findIndex(isWanted) : later;
  return found < 0 ? null : found;
}

/** The action's type, the payload of a customer's action, and the changes of the state. */
function searchTextOf({ type, payload, cause, state }: Moment, before: Moment | null): string {
  const changes = differences(before?.state ?? state, state).map(
    (one) => `${one.path} ${textOf(one.before)} ${textOf(one.after)}`,
  );
  return [type, cause === null ? textOf(payload) : '', ...changes].join('\n');
}
