import { configureStore, Tuple, type StoreEnhancer } from '@reduxjs/toolkit';
import type { LiftedStore } from '@redux-devtools/instrument';
import {
  createLogger,
  isEntry,
  loggedActions,
  logOf,
  performed,
  plainAction,
  SEGMENT_BEGUN,
  type Log,
  type LoggedAction,
} from './devToolsLog.ts';
import type { Entry, RecordedAction, Recording } from './recording.ts';
import { isRecord } from './rules.ts';

interface DevToolsOptions {
  /** Under which Redux DevTools lists the log. */
  name: string;
  reduce: (state: object, action: RecordedAction) => object;
  /** Opens a file of its own format, or a recording in it; an exception is shown in the extension. */
  onImported: (text: string) => void;
  /** Redux DevTools shows the state after the entry with this number. */
  onMoved?: (index: number) => void;
}

export interface DevTools {
  /** Opens an imported recording instead of the current view. */
  show: (recording: Recording) => void;
  /** After the current view. */
  add: (entry: Entry) => void;
}

interface Lifted {
  /** Missing where the extension is not allowed on this page. */
  liftedStore?: LiftedStore<object, LoggedAction, unknown>;
}

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION__?: (options: object) => StoreEnhancer<Lifted>;
  }
}

/** More than a recording has: beyond that Redux DevTools forgets the oldest. */
const MOST_ACTIONS = 4000;

/**
 * Gives Redux DevTools a store of its own, which gets recorded actions only: exports are sanitised, and its buttons
 * change nothing in the shop. Null without the extension.
 */
export function connectDevTools(window: Window, options: DevToolsOptions): DevTools | null {
  const { name, reduce, onImported, onMoved } = options;
  const moves = onMoved !== undefined;
  // The extension shows Jump only together with Skip.
  const features = { export: 'custom', import: 'custom', jump: moves, skip: moves };
  const enhance = window.__REDUX_DEVTOOLS_EXTENSION__?.({ name, maxAge: MOST_ACTIONS, features });
  if (enhance === undefined) return null;

  let shown: Log | null = null;
  let logged = createLogger();
  const listening: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const dispatch: typeof store.dispatch = (action) => {
      if ('nextLiftedState' in action && action.nextLiftedState !== shown) {
        if (!isPersisted(action.nextLiftedState)) onImported(importedText(action));
        return action;
      }
      store.dispatch(action);
      if (JUMP.test(action.type) && liftedStore) onMoved?.(entryAt(liftedStore.getState()));
      return action;
    };
    return { ...store, dispatch };
  };
  const { liftedStore } = configureStore({
    reducer: logReducer(reduce),
    middleware: () => new Tuple(),
    enhancers: () => new Tuple(enhance, listening),
    devTools: false,
  });
  if (liftedStore === undefined) return null;
  return {
    show: (recording) => {
      logged = createLogger();
      shown = logOf(loggedActions(recording, logged));
      liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: shown });
    },
    add: (entry) => void liftedStore.dispatch(performed(logged(entry))),
  };
}

const JUMP = /^JUMP_/;

const logReducer =
  (reduce: DevToolsOptions['reduce']) =>
  (state: object = {}, action: LoggedAction): object => {
    const plain = plainAction(action);
    if (plain.type === SEGMENT_BEGUN && isRecord(plain.payload))
      return reduce(plain.payload, plain);
    try {
      return reduce(state, plain);
    } catch {
      // The recorder reports it.
      return state;
    }
  };

/** With its Persist, Redux DevTools imports its former content at each load; a file is a list of actions. */
const isPersisted = (imported: unknown) => isRecord(imported) && 'actionsById' in imported;

/** The format of Redux DevTools' files. */
const importedText = ({ nextLiftedState, preloadedState }: Record<string, unknown>) =>
  JSON.stringify({
    payload: JSON.stringify(nextLiftedState),
    preloadedState: JSON.stringify(preloadedState),
  });

function entryAt({ stagedActionIds, currentStateIndex, actionsById }: Log): number {
  const before = stagedActionIds.slice(0, currentStateIndex + 1);
  const entries = before.filter((id) => {
    const action = actionsById[id]?.action;
    return action !== undefined && isEntry(action);
  });
  return Math.max(entries.length - 1, 0);
}
