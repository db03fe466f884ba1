import type { StoreEnhancer } from '@reduxjs/toolkit';
import { instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument';

/** The extension's page script around a store: the real extension is this and a panel. */
export interface DevToolsPanel {
  name: string;
  /** Each action, with the time that is shown beside it. */
  actions: () => { type: string; at: number }[];
  /** The file of its Export. */
  exported: () => string;
  /** All that it holds: what the panel shows, with every state. */
  everything: () => string;
  /** Its Import. */
  import: (file: string) => void;
  jumpTo: (index: number) => void;
  /** Its Persist after the next page load: it imports what an earlier page showed. */
  persist: (everything: string) => void;
}

interface Options {
  name: string;
  maxAge: number;
  features: { jump: boolean };
}

interface ExportedFile extends LiftedState<unknown, { type: string }, unknown> {
  /** Instead of the rest. */
  payload?: string;
  preloadedState?: string;
}

type AnyStore = EnhancedStore<unknown, { type: string }, unknown>;

/** Installs the extension; answers the stores that have been connected to it. */
export function installDevTools(): DevToolsPanel[] {
  const panels: DevToolsPanel[] = [];
  const extension =
    ({ name, maxAge, features }: Options): StoreEnhancer<Pick<AnyStore, 'liftedStore'>> =>
    (createStore) =>
    (reducer, preloadedState) => {
      const store = instrument((state: unknown = {}) => state, { maxAge })(createStore)(
        reducer,
        preloadedState,
      );
      const liftedStore: AnyStore['liftedStore'] = store.liftedStore;
      panels.push({ name, ...panelOf(liftedStore, features) });
      return store;
    };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  return panels;
}

afterEach(() => {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: undefined });
});

/** Exports, imports and jumps like `extension/src/pageScript` of reduxjs/redux-devtools. */
function panelOf(
  liftedStore: AnyStore['liftedStore'],
  { jump }: Options['features'],
): Omit<DevToolsPanel, 'name'> {
  const performed = () => {
    const { stagedActionIds, actionsById } = liftedStore.getState();
    return stagedActionIds.map((id) => actionsById[id]!);
  };
  const importFile = (file: string) => {
    const parsed = JSON.parse(file) as ExportedFile;
    const { payload, preloadedState } = parsed;
    liftedStore.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: payload === undefined ? parsed : JSON.parse(payload),
      preloadedState: preloadedState && JSON.parse(preloadedState),
    });
  };
  return {
    actions: () => performed().map(({ action: { type }, timestamp }) => ({ type, at: timestamp })),
    exported: () =>
      JSON.stringify({
        payload: JSON.stringify(
          performed()
            .slice(1)
            .map(({ action }) => action),
        ),
        preloadedState: JSON.stringify(liftedStore.getState().committedState),
      }),
    everything: () => JSON.stringify(liftedStore.getState()),
    import: importFile,
    persist: importFile,
    jumpTo: (index) => {
      if (jump) liftedStore.dispatch({ type: 'JUMP_TO_STATE', index });
    },
  };
}
