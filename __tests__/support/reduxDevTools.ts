import type { Action, Reducer, Store } from '@reduxjs/toolkit';

/** As much of Redux DevTools' own store as recording, importing and stepping take. */
interface Lifted {
  actions: Action[];
  /** After each action. */
  states: unknown[];
  current: number;
}

type Step =
  | { type: 'PERFORM'; action: Action }
  | { type: 'IMPORT'; actions: Action[] }
  | { type: 'JUMP'; index: number }
  /** The store's own start. */
  | { type: 'START' };

type CreateStore = (reducer: Reducer) => Store<unknown, Action>;
type Enhancer = (createStore: CreateStore) => CreateStore;

export interface Recorder {
  /** The session as a file holds it: functions and the like are lost. */
  exported: () => string;
  /** The reducers run over the session; middlewares and sagas hear nothing of it. */
  import: (file: string) => void;
  /** Shows the state after the action with this number. */
  jumpTo: (index: number) => void;
  /** How many actions there are, the start of the store included. */
  length: () => number;
}

const INIT: Action = { type: '@@INIT' };
const recorders: Recorder[] = [];

/** That of the shop that started last. */
export function latestRecorder(): Recorder {
  const recorder = recorders.at(-1);
  if (recorder === undefined) throw new Error('No store was made with Redux DevTools.');
  return recorder;
}

function lift(reducer: Reducer): Reducer<Lifted, Step> {
  const computed = (actions: Action[], known: unknown[]): Lifted => {
    const states = [...known];
    for (const action of actions.slice(known.length)) states.push(reducer(states.at(-1), action));
    return { actions, states, current: states.length - 1 };
  };
  return (lifted = computed([INIT], []), step) => {
    switch (step.type) {
      case 'PERFORM': {
        const next = computed([...lifted.actions, step.action], lifted.states);
        const wasAtEnd = lifted.current === lifted.states.length - 1;
        return wasAtEnd ? next : { ...next, current: lifted.current };
      }
      case 'IMPORT':
        return computed([INIT, ...step.actions], []);
      case 'JUMP':
        return { ...lifted, current: step.index };
      default:
        return lifted;
    }
  };
}

const record: Enhancer = (createStore) => (reducer) => {
  const store = createStore(lift(reducer) as Reducer);
  const lifted = store as unknown as Store<Lifted, Step>;
  recorders.push({
    exported: () => JSON.stringify(lifted.getState().actions.slice(1)),
    import: (file) => lifted.dispatch({ type: 'IMPORT', actions: JSON.parse(file) as Action[] }),
    jumpTo: (index) => lifted.dispatch({ type: 'JUMP', index }),
    length: () => lifted.getState().actions.length,
  });
  return {
    ...store,
    dispatch: (action) => {
      lifted.dispatch({ type: 'PERFORM', action });
      return action;
    },
    getState: () => {
      const { states, current } = lifted.getState();
      return states[current];
    },
  };
};

const composeWithDevTools =
  () =>
  (...enhancers: Enhancer[]): Enhancer =>
    [...enhancers, record].reduceRight(
      (inner, enhancer) => (createStore) => enhancer(inner(createStore)),
      (createStore) => createStore,
    );

// The toolkit looks for the extension while it is loaded, so this module comes before it.
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });
