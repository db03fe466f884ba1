import type { UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '../contract/languages.ts';
import { allowList, publicSlices } from './allowList.ts';
import { createCauses, type Later } from './causes.ts';
import { MOST_RECORDED_CHARACTERS } from '../contract/rules/problemReport.ts';
import { createEffectLog, type SagaEffect } from './effectLog.ts';
import { createIdleQueue, type WhenIdle } from './idleQueue.ts';
import type { KeptText, Recorder } from './recorder.ts';
import {
  newest,
  readRecording,
  RECORDING_VERSION,
  type Course,
  type Entry,
  type RecordedAction,
  type Recording,
} from './recording.ts';
import { visitOf } from './visitOf.ts';

interface RecorderOptions<State> {
  /** The shop's reducer, for recorded actions. */
  reduce: (state: Partial<State>, action: RecordedAction) => State;
  /** The slices that the page starts with. */
  begins: object;
  languageOf: (state: State) => Language;
  release: string;
  kept: KeptText;
  now: () => number;
  reportError: (error: unknown) => void;
  /** Recorded later, when the page is idle. */
  idle: WhenIdle;
  /** Hears of each entry. */
  onEntry?: ((entry: Entry) => void) | undefined;
  /** Records the sagas' effects too. */
  logsEffects?: boolean;
}

interface Heard {
  at: number;
  work: Parameters<Later>[0];
}

/** Whole segments are dropped, so a page that stays open needs several. */
const SEGMENT_ENTRIES = 300;
const MOST_ENTRIES = 3000;
/** A browser stores about five million for a shop; drafts need little of it. */
const MOST_CHARACTERS = 2_000_000;

/** Records actions and effects, sanitised before they are stored. */
export function createRecorder<State extends object>(options: RecorderOptions<State>): Recorder {
  const { reduce, begins, languageOf, kept, now, release, reportError, idle, onEntry } = options;
  const before = readRecording(kept.read());
  const log = options.logsEffects === true ? createEffectLog(before?.effects ?? []) : null;
  const first = publicSlices(begins);
  // The state that the recorded actions alone lead to: it never holds what the allow-list leaves out.
  let state = reduce(first as Partial<State>, { type: 'recorder/created' });
  let course = withSegment(before ?? { entries: [], segments: [] }, first);

  let isOver = false;

  function record(action: UnknownAction, at: number): void {
    const recorded = sanitized(action);
    if (isLong(course)) course = withSegment(course, state);
    const entry = { at, action: recorded, cause: causes.causeOf(action) };
    course = { ...course, entries: [...course.entries, entry] };
    onEntry?.(entry);
    state = reduce(state, recorded);
  }

  const { add, finish } = createIdleQueue<Heard>(idle, ({ at, work }) => {
    if (isOver) return;
    try {
      work(at);
    } catch (error) {
      reportError(error);
    }
  });
  const later: Later = (work) => {
    if (!isOver) add({ at: now(), work });
  };
  const causes = createCauses(log, later);

  function finished(): Course {
    finish();
    return course;
  }

  const effectsSoFar = () => log?.effects() ?? null;
  const recordingOf = (of: Course, effects: readonly SagaEffect[] | null): Recording => ({
    version: RECORDING_VERSION,
    release,
    language: languageOf(state),
    ...of,
    ...(effects && { effects }),
  });

  /** Null where even the newest segment is too long. */
  function fittingText(
    of: Course,
    most: number,
    effects: readonly SagaEffect[] | null,
  ): string | null {
    const text = JSON.stringify(recordingOf(of, effects));
    if (text.length <= most) return text;
    if (of.segments.length <= 1) return null;
    return fittingText(newest(of, of.entries.length - 1), most, effects);
  }

  return {
    monitor: {
      ...causes.monitor,
      actionDispatched: (action: UnknownAction) => later((at) => record(action, at)),
    },
    recording: () => recordingOf(finished(), effectsSoFar()),
    save: () => {
      if (!isOver) kept.keep(fittingText(finished(), MOST_CHARACTERS, effectsSoFar()));
    },
    visit: () => (isOver ? null : visitOf(fittingText(finished(), MOST_RECORDED_CHARACTERS, null))),
    forget: () => {
      isOver = true;
      kept.keep(null);
    },
  };
}

const isLong = ({ entries, segments }: Course) =>
  entries.length - (segments.at(-1)?.first ?? 0) >= SEGMENT_ENTRIES;

function withSegment({ entries, segments }: Course, state: object): Course {
  const segment = { first: entries.length, state: { ...state } };
  return newest({ entries, segments: [...segments, segment] }, MOST_ENTRIES);
}

/** The action with the part of its payload that the allow-list permits. */
function sanitized({ type, payload }: UnknownAction): RecordedAction {
  const kept = allowList.get(type)?.(payload);
  return kept === undefined ? { type } : { type, payload: kept };
}
