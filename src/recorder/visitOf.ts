import { matchRoute } from '../contract/pages/matchRoute.ts';
import type { RouteName } from '../contract/pages/routes.ts';
import type { RecordedVisit } from '../saga/browserPort.ts';
import { readRecording, type RecordedAction, type Recording } from './recording.ts';
import { isRecord } from './rules.ts';

/** The summary of a recording for the customer who is recorded. */
export function visitOf(text: string | null): RecordedVisit | null {
  const recording = readRecording(text);
  const [first] = recording?.entries ?? [];
  if (text === null || recording === null || first === undefined) return null;
  const outcomes = recording.entries.flatMap(({ action }) => outcomeOf(action));
  return {
    text,
    from: first.at,
    to: recording.entries.at(-1)?.at ?? first.at,
    pages: pagesOf(recording),
    requests: outcomes.length,
    failedRequests: outcomes.filter((outcome) => outcome !== 'answered').length,
  };
}

function outcomeOf({ type, payload }: RecordedAction): unknown[] {
  return type === 'request/finished' && isRecord(payload) ? [payload['outcome']] : [];
}

function pagesOf({ entries, segments }: Recording): readonly RouteName[] {
  const begins = segments.map(({ state }) => state['router']);
  const moves = entries.flatMap(({ action: { type, payload } }) =>
    type === 'router/locationChanged' ? [payload] : [],
  );
  return [...new Set([...begins.slice(0, 1), ...moves].flatMap(pageAt))];
}

function pageAt(router: unknown): RouteName[] {
  const location = isRecord(router) ? router['location'] : null;
  const pathname = isRecord(location) ? location['pathname'] : null;
  const match = typeof pathname === 'string' ? matchRoute(pathname) : null;
  return match === null ? [] : [match.name];
}
