import { isEntry, plainAction, SEGMENT_BEGUN } from '../recorder/devToolsLog.ts';
import {
  readRecording,
  RECORDING_VERSION,
  type Course,
  type Recording,
} from '../recorder/recording.ts';
import { isRecord } from '../recorder/rules.ts';
import type { Moment } from './moment.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A recording from its own format or that of Redux DevTools; null for an empty one, and for any other file. */
export type ReadRecordingFile = (text: string) => Recording | null;

export const recordingFileReader =
  (momentsOf: (course: Course) => readonly Moment[]): ReadRecordingFile =>
  (text) => {
    try {
      const recording = readRecording(text) ?? fromDevTools(JSON.parse(text));
      if (recording === null || recording.entries.length === 0) return null;
      const language = momentsOf(recording).at(-1)?.state.language.current;
      return { ...recording, language: language ?? recording.language };
    } catch {
      return null;
    }
  };

/** Its actions and the state before them as texts, or all that it holds, or a list of actions. */
function fromDevTools(file: unknown): Recording | null {
  if (!isRecord(file)) return recordingOf(actionsIn(file), {});
  const { payload, preloadedState, committedState } = file;
  if (typeof payload !== 'string') return recordingOf(actionsIn(file), committedState);
  const begins: unknown = typeof preloadedState === 'string' ? JSON.parse(preloadedState) : {};
  return readRecording(payload) ?? recordingOf(actionsIn(JSON.parse(payload)), begins);
}

function actionsIn(log: unknown): readonly Fields[] {
  if (Array.isArray(log)) return log.filter(isRecord);
  if (!isRecord(log) || !isRecord(log['actionsById'])) return [];
  const { actionsById, stagedActionIds } = log;
  const performed = [stagedActionIds].flat().map((id) => actionsById[String(id)]);
  return performed.filter(isRecord).flatMap(({ action, timestamp }) => {
    return isRecord(action) ? [{ timestamp, ...action }] : [];
  });
}

function recordingOf(actions: readonly Fields[], begins: unknown): Recording | null {
  const entries: object[] = [];
  const segments: object[] = [];
  let release: unknown = '';
  for (const { type, payload, meta, timestamp } of actions) {
    const action = plainAction({ type: String(type), payload });
    const facts = isRecord(meta) ? meta : {};
    if (action.type === SEGMENT_BEGUN) {
      segments.push({ first: entries.length, state: payload });
      ({ release } = facts);
    } else if (isEntry(action)) {
      if (segments.length === 0) segments.push({ first: 0, state: begins });
      entries.push({ at: facts['at'] ?? timestamp ?? 0, action, cause: facts['cause'] ?? null });
    }
  }
  // Checked like any other file.
  return readRecording(
    JSON.stringify({ version: RECORDING_VERSION, release, language: 'en', entries, segments }),
  );
}
