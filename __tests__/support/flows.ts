import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';
import type { Recording } from '../../src/recorder/recording.ts';
import { isRecord } from '../../src/recorder/rules.ts';
import type { Moment } from '../../src/replay/moment.ts';
import { momentsOf } from '../../src/replay/moments.ts';
import type { ScreenContent } from '../e2e/support/readScreen.ts';

/** A changed value of the state, or a digest of a longer one. */
type Changes = Readonly<Record<string, unknown>>;

/** The screen after an action. */
export interface Sight extends ScreenContent {
  /** The number of the action. */
  moment: number;
}

/** A recorded visit, with the changes that the reducers made and the screens that the customer saw. */
export interface Flow extends Recording {
  changed: readonly Changes[];
  seen: readonly Sight[];
}

const FOLDER = '__tests__/flows';
export const flowFile = (name: string) => join(FOLDER, `${name}.json`);

/** The tests that were recorded in a language. A flow is called `lostSlot.ar`. */
export const flowNames = (language: Language) =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(`.${language}.json`))
    .map((file) => file.replace(/\..*/, ''));

export function readFlow(name: string): Flow {
  const { seen, ...flow } = JSON.parse(readFileSync(flowFile(name), 'utf8')) as WrittenFlow;
  let last = {} as Sight;
  return { ...flow, seen: seen.map((news) => (last = { ...last, ...news })) };
}

/** The part of each screen that differs from the one before. */
interface WrittenFlow extends Omit<Flow, 'seen'> {
  seen: readonly (Partial<ScreenContent> & { moment: number })[];
}

/** A line for each action, and for each sight. */
export function writeFlow(name: string, recording: Recording, seen: readonly Sight[]): void {
  const { entries, segments, ...head } = recording;
  const lists = { segments, entries, changed: changesOf(recording), seen: news(seen) };
  const parts = [
    ...Object.entries(head).map(([key, value]) => `"${key}":${JSON.stringify(value)}`),
    ...Object.entries(lists).map(([key, list]) => `"${key}":[\n${list.map(line).join(',\n')}\n]`),
  ];
  writeFileSync(flowFile(name), `{\n${parts.join(',\n')}\n}\n`);
}

const line = (value: unknown) => JSON.stringify(value);

const news = (seen: readonly Sight[]) =>
  seen.map((sight, index) => {
    const before: Partial<Sight> = seen[index - 1] ?? {};
    const differs = ([key, value]: [string, unknown]) =>
      line(value) !== line(before[key as keyof Sight]);
    return Object.fromEntries(Object.entries(sight).filter(differs));
  });

/** The changes of each recorded action with today's reducers. */
export function changesOf(recording: Recording): Changes[] {
  const moments = momentsOf(recording);
  return moments.map(({ state }, index) => changes(moments[index - 1]?.state, state));
}

/** By slice and field: deeper, a server's answer would be repeated in full. */
function changes(before: Moment['state'] | undefined, after: Moment['state']): Changes {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const paths = new Set([...was.keys(), ...is.keys()]);
  const changed = [...paths].filter((path) => !Object.is(was.get(path), is.get(path)));
  const entries = changed.map((path) => [path, shortened(is.get(path))] as const);
  return Object.fromEntries(entries.filter(([path, now]) => now !== shortened(was.get(path))));
}

const fieldsOf = (state: object | undefined) =>
  new Map(
    Object.entries(state ?? {}).flatMap(([slice, fields]: [string, unknown]) =>
      isRecord(fields)
        ? Object.entries(fields).map(([field, value]) => [`${slice}.${field}`, value] as const)
        : [[slice, fields] as const],
    ),
  );

const DIGEST_CHARACTERS = 10;

function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value, sortedKeys);
  return `#${createHash('sha256').update(text).digest('hex').slice(0, DIGEST_CHARACTERS)}`;
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/** The first action that changes the state otherwise than when it was recorded, and where; null for none. */
export function firstDifference(flow: Flow): string | null {
  for (const [index, now] of changesOf(flow).entries()) {
    const then = flow.changed[index] ?? {};
    const path = Object.keys({ ...then, ...now }).find((name) => then[name] !== now[name]);
    if (path === undefined) continue;
    const valueIn = (changes: Changes) => (path in changes ? line(changes[path]) : 'unchanged');
    const { type } = flow.entries[index]!.action;
    return `${index} ${type}: ${path} was ${valueIn(then)}, is ${valueIn(now)}`;
  }
  return null;
}
