import type { SagaEffect } from '../recorder/effectLog.ts';

/** Before the moment, and after it. */
export const REACH_MS = 1000;
const MOST_ROWS = 60;
/** Sagas that take the same action do so within this time. */
const TOGETHER_MS = 20;

/** Takes of one action by several sagas, or any other single effect. */
export interface TimelineRow extends SagaEffect {
  sagas: readonly string[];
}

interface EffectsAround {
  rows: readonly TimelineRow[];
  /** How many rows are further away. */
  left: number;
  /** Effects that continue long after it, listed separately. */
  waiting: readonly SagaEffect[];
}

/** The effects around a moment, the nearest ones, in the order of their start. */
export function effectsAround(effects: readonly SagaEffect[], at: number): EffectsAround {
  const goesOn = ({ to }: SagaEffect) => (to ?? Infinity) > at + REACH_MS;
  const isListening = (effect: SagaEffect) =>
    (effect.kind === 'take' || effect.kind === 'fork') && goesOn(effect);
  const moved = effects.filter(
    (effect) => distanceOf(effect, at) <= REACH_MS && !isListening(effect),
  );
  const rows = grouped(moved);
  const nearest = [...rows].sort((one, other) => distanceOf(one, at) - distanceOf(other, at));
  const shown = new Set(nearest.slice(0, MOST_ROWS));
  return {
    rows: rows.filter((row) => shown.has(row)),
    left: rows.length - shown.size,
    waiting: effects.filter(
      (effect) => effect.from <= at + REACH_MS && goesOn(effect) && !moved.includes(effect),
    ),
  };
}

/** How far it is to where the effect began, or ended. */
const distanceOf = ({ from, to }: SagaEffect, at: number) =>
  Math.min(Math.abs(from - at), Math.abs((to ?? Infinity) - at));

function grouped(effects: readonly SagaEffect[]): readonly TimelineRow[] {
  const rows = new Map<string, TimelineRow>();
  effects.forEach((effect, index) => {
    const { kind, of, to, outcome } = effect;
    const isShared = kind === 'take' && to !== null;
    const key = isShared ? `${of} ${outcome} ${Math.round(to / TOGETHER_MS)}` : String(index);
    const sagas = rows.get(key)?.sagas ?? [];
    rows.set(key, { ...effect, ...rows.get(key), sagas: [...sagas, effect.saga || 'root'] });
  });
  return [...rows.values()];
}
