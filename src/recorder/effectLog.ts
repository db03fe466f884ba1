import { isRecord } from './rules.ts';

/** What a saga did or waited for, without any data. */
export interface SagaEffect {
  /** The sagas around it, the outermost first. */
  saga: string;
  /** redux-saga's name, such as `take`. */
  kind: string;
  /** The types of actions, or the name of a function. */
  of: string;
  /** Milliseconds since 1970. */
  from: number;
  /** Null while it lasts. */
  to: number | null;
  outcome: EffectOutcome;
}

export type EffectOutcome = 'waiting' | 'done' | 'failed' | 'cancelled';

export interface EffectLog {
  begin: (effectId: number, saga: string, effect: unknown, at: number) => void;
  end: (effectId: number, outcome: EffectOutcome, at: number) => void;
  effects: () => readonly SagaEffect[];
}

const MOST_EFFECTS = 2000;
/** Other effects end at once, and show nothing. */
const KINDS = new Set(['TAKE', 'PUT', 'CALL', 'FORK', 'RACE', 'ALL', 'JOIN', 'CANCEL']);

/** Goes on with the effects of the tab's earlier pages. */
export function createEffectLog(before: readonly SagaEffect[]): EffectLog {
  const ended = before.map(endedWithPage);
  const known = new Map<number, SagaEffect>();
  return {
    begin(effectId, saga, effect, at) {
      const described = describe(effect);
      if (described === null) return;
      known.set(effectId, { saga, ...described, from: at, to: null, outcome: 'waiting' });
      const [oldest] = known.keys();
      if (known.size > MOST_EFFECTS && oldest !== undefined) known.delete(oldest);
    },
    end(effectId, outcome, at) {
      const effect = known.get(effectId);
      if (effect?.outcome === 'waiting') known.set(effectId, { ...effect, to: at, outcome });
    },
    effects: () => [...ended, ...known.values()].slice(-MOST_EFFECTS),
  };
}

const endedWithPage = (effect: SagaEffect, _index: number, all: readonly SagaEffect[]) => {
  if (effect.to !== null) return effect;
  const last = Math.max(...all.map(({ from, to }) => to ?? from));
  return { ...effect, to: last, outcome: 'cancelled' } satisfies SagaEffect;
};

export const isEffect = (value: unknown): value is SagaEffect =>
  isRecord(value) &&
  ['saga', 'kind', 'of', 'outcome'].every((name) => typeof value[name] === 'string') &&
  Number.isFinite(value['from']) &&
  (value['to'] === null || Number.isFinite(value['to']));

function describe(effect: unknown): Pick<SagaEffect, 'kind' | 'of'> | null {
  if (!isRecord(effect)) return null;
  const { type, payload } = effect;
  if (typeof type !== 'string' || !KINDS.has(type)) return null;
  return { kind: type.toLowerCase(), of: isRecord(payload) ? aboutOf(payload) : '' };
}

function aboutOf({ pattern, action, fn }: Readonly<Record<string, unknown>>): string {
  if (isRecord(action)) return String(action['type']);
  return [pattern ?? fn].flat().map(nameOf).join(' | ');
}

/** For an action creator, its type. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function') return '';
  return 'type' in value ? String(value.type) : value.name;
}
