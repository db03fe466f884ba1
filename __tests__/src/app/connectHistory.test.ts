import { configureStore, type Action } from '@reduxjs/toolkit';
import { createMemoryHistory } from 'history';
import { connectHistory, routerStateOf } from '../../../src/app/connectHistory.ts';
import { rootReducer, type RootState } from '../../../src/app/rootReducer.ts';
import { locationChanged, selectFullPath } from '../../../src/routing/routerSlice.ts';

/** What Redux DevTools does when somebody steps through a session: a state without its action. */
const replayed = (state: RootState) => ({ type: 'test/replayed', payload: state });

function setUp(path = '/') {
  const actions: string[] = [];
  const history = createMemoryHistory({ initialEntries: [path] });
  const reducer = (state: RootState | undefined, action: Action): RootState => {
    actions.push(action.type);
    return 'payload' in action && action.type === 'test/replayed'
      ? (action.payload as RootState)
      : rootReducer(state ?? { router: routerStateOf(history) }, action);
  };
  const store = configureStore({ reducer });
  const disconnect = connectHistory(store, history);
  actions.length = 0;
  return { store, history, actions, disconnect };
}

it('makes a visit an action', () => {
  const { store, history, actions } = setUp();
  history.push('/cart?step=2#last');
  expect(selectFullPath(store.getState())).toBe('/cart?step=2#last');
  expect(store.getState().router.action).toBe('PUSH');
  history.back();
  expect(selectFullPath(store.getState())).toBe('/');
  expect(store.getState().router.action).toBe('POP');
  expect(actions).toEqual([locationChanged.type, locationChanged.type]);
});

it('moves the address with a replayed state, without an action of its own', () => {
  const { store, history, actions } = setUp();
  const before = store.getState();
  history.push('/about-us?from=menu');
  const after = store.getState();
  actions.length = 0;
  store.dispatch(replayed(before));
  expect(history.createHref(history.location)).toBe('/');
  store.dispatch(replayed(after));
  expect(history.createHref(history.location)).toBe('/about-us?from=menu');
  expect(actions).toEqual(['test/replayed', 'test/replayed']);
});

it('leaves the address alone while other things change', () => {
  const { store, history } = setUp('/orders?page=2');
  store.dispatch({ type: 'test/anything' });
  expect(history.createHref(history.location)).toBe('/orders?page=2');
  expect(history.index).toBe(0);
});

it('lets go', () => {
  const { history, actions, disconnect } = setUp();
  disconnect();
  history.push('/cart');
  expect(actions).toEqual([]);
});
