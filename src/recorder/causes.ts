import type { SagaMonitor, Task } from 'redux-saga';
import type { EffectLog, EffectOutcome } from './effectLog.ts';
import { isRecord } from './rules.ts';

/** A running effect and its parent. */
interface Running {
  around: Running | null;
  /** The name of the function that the effect runs. */
  name: string;
}

/** Keeps the order of the actions. `at` is the time of each. */
export type Later = (work: (at: number) => void) => void;

type Triggered = Parameters<NonNullable<SagaMonitor['effectTriggered']>>[0];

/** Functions that every feature goes through, and that say nothing about a cause. */
const COMMON =
  /^(?:take(?:Every|Latest|Leading).*|guardedWorker|rootSaga|browserSaga|runShop|runFeatures|onRoute|callApi|outcomeOf|runSteps|advanceToEnd)$/;
/** The production build shortens every name. */
const SHORTENED = /^[\w$]{0,2}$/;

/** Finds the sagas that put an action: redux-saga reports each effect with its parent to its monitor. */
export function createCauses(log: EffectLog | null, later: Later) {
  const running = new Map<number, Running>();
  const causes = new WeakMap<object, Running | null>();
  const begin = ({ effectId, parentEffectId, effect }: Triggered, at: number) => {
    const around = running.get(parentEffectId) ?? null;
    running.set(effectId, { around, name: nameOf(effect) });
    log?.begin(effectId, namesOf(around).join(' › '), effect, at);
    const action = putBy(effect);
    if (action !== null) causes.set(action, around);
  };
  const end = (effectId: number, outcome: EffectOutcome) =>
    later((at) => {
      running.delete(effectId);
      log?.end(effectId, outcome, at);
    });
  const endWith = (task: Task, effectId: number) =>
    void task.toPromise().then(
      () => end(effectId, task.isCancelled() ? 'cancelled' : 'done'),
      () => end(effectId, 'failed'),
    );
  const monitor = {
    rootSagaStarted: ({ effectId, saga }) =>
      later(() => void running.set(effectId, { around: null, name: saga.name })),
    effectTriggered: (triggered) => later((at) => begin(triggered, at)),
    effectResolved(effectId, result: unknown) {
      // A fork ends at once; the task that it has started does not.
      if (isTask(result) && result.isRunning()) endWith(result, effectId);
      else end(effectId, 'done');
    },
    effectRejected: (effectId) => end(effectId, 'failed'),
    effectCancelled: (effectId) => end(effectId, 'cancelled'),
  } satisfies SagaMonitor;
  return {
    monitor,
    /** The sagas that put the action, the outermost first; null where none did. */
    causeOf(action: object): string | null {
      const cause = causes.get(action);
      return cause === undefined ? null : namesOf(cause).join(' › ') || 'saga';
    },
  };
}

function namesOf(innermost: Running | null): string[] {
  const names: string[] = [];
  for (let effect = innermost; effect !== null; effect = effect.around) {
    const { name } = effect;
    if (!COMMON.test(name) && !SHORTENED.test(name)) names.unshift(name);
  }
  return names;
}

function nameOf(effect: unknown): string {
  const fn = payloadOf(effect)?.['fn'];
  return typeof fn === 'function' ? fn.name : '';
}

function putBy(effect: unknown): object | null {
  if (!isRecord(effect) || effect['type'] !== 'PUT') return null;
  const action = payloadOf(effect)?.['action'];
  return isRecord(action) ? action : null;
}

function payloadOf(effect: unknown) {
  const payload = isRecord(effect) ? effect['payload'] : null;
  return isRecord(payload) ? payload : null;
}

const isTask = (result: unknown): result is Task =>
  isRecord(result) && typeof result['isRunning'] === 'function';
