import type { LiftedState } from '@redux-devtools/instrument';
import type { Entry, RecordedAction, Recording } from './recording.ts';
import { isRecord } from './rules.ts';

/** An entry as Redux DevTools shows and exports it. */
export interface LoggedAction extends RecordedAction {
  meta: { at: number; cause: string | null; release?: string };
}

/** The whole content of Redux DevTools. */
export type Log = LiftedState<object, LoggedAction, unknown>;

/** Its payload has the slices that a segment starts with. */
export const SEGMENT_BEGUN = 'recording/segmentBegun';
const INIT = '@@INIT';

/** Whether it is an entry of the recording. */
export const isEntry = ({ type }: RecordedAction) => type !== SEGMENT_BEGUN && type !== INIT;

const FLOW_STEP = /^(?:buying|appointment)\//;
const WITHIN = ' › ';

/** `cart/received`, and in a flow `buying/cart › cart/received`. The names depend on the order of the actions. */
function createNames() {
  let page: unknown = null;
  let step = '';
  return ({ type, payload }: RecordedAction): string => {
    const location = isRecord(payload) ? payload['location'] : null;
    if (isRecord(location) && location['pathname'] !== page) {
      page = location['pathname'];
      step = '';
    }
    if (!FLOW_STEP.test(type)) return step + type;
    step = type + WITHIN;
    return type;
  };
}

/** The action as the reducers know it. */
export function plainAction({ type, payload }: RecordedAction): RecordedAction {
  const plain = type.split(WITHIN).at(-1) ?? type;
  return payload === undefined ? { type: plain } : { type: plain, payload };
}

/** Logs entries, in their order. */
export function createLogger() {
  const nameOf = createNames();
  return ({ at, action, cause }: Entry): LoggedAction => ({
    ...action,
    type: nameOf(action),
    meta: { at, cause },
  });
}

/** A recording as one list: each segment starts with an action of its own. */
export function loggedActions(
  { release, entries, segments }: Recording,
  logged = createLogger(),
): readonly LoggedAction[] {
  return segments.flatMap(({ first, state }, index) => {
    const own = entries.slice(first, segments[index + 1]?.first);
    const at = (own[0] ?? entries.at(-1))?.at ?? 0;
    const begun = { type: SEGMENT_BEGUN, payload: state, meta: { at, cause: null, release } };
    return [begun, ...own.map(logged)];
  });
}

/** With the time of the entry. */
export const performed = (action: LoggedAction) => ({
  type: 'PERFORM_ACTION' as const,
  action,
  timestamp: action.meta.at,
  stack: undefined,
});

/** Redux DevTools computes the states itself. */
export function logOf(actions: readonly LoggedAction[]): Log {
  const at = actions[0]?.meta.at ?? 0;
  const all = [{ type: INIT, meta: { at, cause: null } }, ...actions].map(performed);
  return {
    monitorState: {},
    actionsById: Object.fromEntries(all.entries()),
    nextActionId: all.length,
    stagedActionIds: [...all.keys()],
    skippedActionIds: [],
    committedState: {},
    currentStateIndex: all.length - 1,
    computedStates: [],
    isLocked: false,
    isPaused: false,
  };
}
