import { useEffect, useState } from 'react';
import type { Recording } from '../recorder/recording.ts';
import type { Moment } from './moment.ts';
import { OpenRecording } from './OpenRecording.tsx';
import type { ReadRecordingFile } from './recordingFile.ts';
import { Replay, type ReplayProps } from './Replay.tsx';
import type { Listen } from './signal.ts';

/** Connects Redux DevTools to a replay: it shows the recording, navigates in it, and can open another one. */
export interface ReplayDevTools {
  onMoved: Listen<number>;
  onImported: Listen<Recording>;
  show: (recording: Recording) => void;
}

interface ReplayModeProps extends Omit<ReplayProps, 'moments' | 'effects' | 'onMoved'> {
  kept: Recording | null;
  /** The text of a file to open at once. */
  given: string | null;
  read: ReadRecordingFile;
  momentsOf: (recording: Recording) => readonly Moment[];
  onSaved: (recording: Recording) => void;
  devTools: ReplayDevTools;
}

interface Opened {
  /** How many have been opened before it. */
  number: number;
  recording: Recording;
  moments: readonly [Moment, ...Moment[]];
}

/** First a recording, then the shop as it was. */
export function ReplayMode(props: ReplayModeProps) {
  const { kept, given, read, momentsOf, onSaved, devTools, ...rest } = props;
  const following = (before: Opened | null, recording: Recording): Opened | null => {
    const [first, ...further] = momentsOf(recording);
    if (first === undefined) return before;
    return { number: (before?.number ?? 0) + 1, recording, moments: [first, ...further] };
  };
  const [opened, setOpened] = useState<Opened | null>(() => {
    const recording = given === null ? null : read(given);
    return recording === null ? null : following(null, recording);
  });
  const open = (recording: Recording) => setOpened((before) => following(before, recording));
  useEffect(() => devTools.onImported(open));
  useEffect(() => {
    if (opened !== null) devTools.show(opened.recording);
  }, [opened, devTools]);
  if (opened === null) {
    const refused = given === null ? null : 'What was given';
    return <OpenRecording {...{ kept, refused, read, onSaved }} onOpened={open} />;
  }
  const { number, moments, recording } = opened;
  const { effects } = recording;
  return <Replay key={number} {...{ moments, effects }} onMoved={devTools.onMoved} {...rest} />;
}
