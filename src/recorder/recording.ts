import type { UnknownAction } from '@reduxjs/toolkit';
import { isLanguage, type Language } from '../contract/languages.ts';
import { isEffect, type SagaEffect } from './effectLog.ts';
import { isRecord } from './rules.ts';

/** A recorded action: its name, and the permitted part of its payload. */
export interface RecordedAction extends UnknownAction {
  payload?: unknown;
}

/** Something that happened. */
export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  action: RecordedAction;
  /** The sagas that put it, the outermost first; null for a component or the browser. */
  cause: string | null;
}

/** Entries that can be replayed without earlier ones: those of one page load, or of a part of a long one. */
interface Segment {
  /** The number of its first entry. */
  first: number;
  /** The slices that it starts with; missing ones are as in a new visit. */
  state: Readonly<Record<string, unknown>>;
}

export interface Recording {
  version: typeof RECORDING_VERSION;
  /** The main script of the newest page: its name changes with every release. */
  release: string;
  /** The language at the end. */
  language: Language;
  entries: readonly Entry[];
  segments: readonly Segment[];
  /** The sagas' effects; recorded in development only. */
  effects?: readonly SagaEffect[];
}

export const RECORDING_VERSION = 1;

/** Null for a text that is no recording, or one of another version. */
export function readRecording(text: string | null): Recording | null {
  try {
    const recording: unknown = JSON.parse(text ?? 'null');
    return isRecording(recording) ? recording : null;
  } catch {
    return null;
  }
}

function isRecording(value: unknown): value is Recording {
  if (!isRecord(value) || value['version'] !== RECORDING_VERSION) return false;
  const { release, language, entries, segments, effects = [] } = value;
  return (
    typeof release === 'string' &&
    isLanguage(language) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Array.isArray(segments) &&
    segments.every(isSegment) &&
    Array.isArray(effects) &&
    effects.every(isEffect)
  );
}

const isEntry = (value: unknown) =>
  isRecord(value) &&
  Number.isFinite(value['at']) &&
  isRecord(value['action']) &&
  typeof value['action']['type'] === 'string';

const isSegment = (value: unknown) =>
  isRecord(value) && Number.isSafeInteger(value['first']) && isRecord(value['state']);

/** The entries, segment by segment. */
export type Course = Pick<Recording, 'entries' | 'segments'>;

/** The newest segments within a number of entries; older segments are dropped as a whole. */
export function newest({ entries, segments }: Course, most: number): Course {
  const [, ...later] = segments;
  const dropped = later[0]?.first;
  if (entries.length <= most || dropped === undefined) return { entries, segments };
  const course = {
    entries: entries.slice(dropped),
    segments: later.map((segment) => ({ ...segment, first: segment.first - dropped })),
  };
  return newest(course, most);
}
