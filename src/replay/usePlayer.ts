import { useEffect, useState } from 'react';
import type { Moment } from './moment.ts';

export const SPEEDS = [1, 4, 16] as const;
type Speed = (typeof SPEEDS)[number];

/** Long pauses of the customer are cut. */
const LONGEST_PAUSE_MS = 2000;

export interface Player {
  index: number;
  playing: boolean;
  speed: Speed;
  goTo: (index: number) => void;
  setPlaying: (playing: boolean) => void;
  setSpeed: (speed: Speed) => void;
}

/** The shown moment, and the timer for the next one. */
export function usePlayer(moments: readonly Moment[], show: (index: number) => void): Player {
  const [index, setIndex] = useState(0);
  const [wantsToPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = moments.length - 1;
  const playing = wantsToPlay && index < last;
  const move = (to: number) => {
    show(to);
    setIndex(to);
  };
  useEffect(() => {
    if (!playing) return undefined;
    const pause = (moments[index + 1]?.at ?? 0) - (moments[index]?.at ?? 0);
    const timer = setTimeout(
      () => {
        show(index + 1);
        setIndex(index + 1);
      },
      Math.min(Math.max(pause, 0) / speed, LONGEST_PAUSE_MS),
    );
    return () => clearTimeout(timer);
  }, [playing, index, speed, moments, show]);
  return {
    index,
    playing,
    speed,
    goTo: (to) => {
      setPlaying(false);
      move(Math.min(Math.max(to, 0), last));
    },
    setPlaying: (next) => {
      if (next && index === last) move(0);
      setPlaying(next);
    },
    setSpeed,
  };
}
