import type { UnknownAction } from '@reduxjs/toolkit';
import { isLanguage, type Language } from '../contract/languages.ts';
import { isEffect, type SagaEffect } from './effectLog.ts';
import { isRecord } from './rules.ts';

/** What a recording holds of an action: its name, and what the allow-list lets through. */
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

/** Entries that can be replayed without those before: of one page load, or a part of a long one. */
interface Segment {
  /** The number of its first entry. */
  first: number;
  /** The slices with which it begins; those that are missing are as in a new visit. */
  state: Readonly<Record<string, unknown>>;
}

export interface Recording {
  version: typeof RECORDING_VERSION;
  /** The main script of the newest page: its name changes with every release. */
  release: string;
  /** At the end. */
  language: Language;
  entries: readonly Entry[];
  segments: readonly Segment[];
  /** What the sagas did meanwhile; of development alone. */
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

/** What happened, part by part. */
export type Course = Pick<Recording, 'entries' | 'segments'>;

/** What happened last, in at most so many entries; the oldest segments go as a whole. */
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
