import { configureStore, type Action } from '@reduxjs/toolkit';
import { createMemoryHistory } from 'history';
import { connectHistory, routerStateOf } from '../../../src/app/connectHistory.ts';
import { rootReducer, type RootState } from '../../../src/app/rootReducer.ts';
import { locationChanged, selectFullPath } from '../../../src/routing/routerSlice.ts';

function setUp() {
  const actions: string[] = [];
  const history = createMemoryHistory();
  const reducer = (state: RootState | undefined, action: Action): RootState => {
    actions.push(action.type);
    return rootReducer(state ?? { router: routerStateOf(history) }, action);
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

it('stops listening', () => {
  const { history, actions, disconnect } = setUp();
  disconnect();
  history.push('/cart');
  expect(actions).toEqual([]);
});
