import { configureStore, type Action } from '@reduxjs/toolkit';
import { createMemoryHistory } from 'history';
import createSagaMiddleware from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { createApiClient } from '../../src/api/createApiClient.ts';
import { rootReducer } from '../../src/app/rootReducer.ts';
import { fakeApi, type Handlers } from './fakeApi.ts';

/** A real store around one watcher, for testing take helpers and routes. */
export function sagaStore(watcher: () => SagaGenerator<void>, handlers: Handlers = {}) {
  const api = fakeApi(handlers);
  const errors: unknown[] = [];
  const actions: string[] = [];
  const sagas = createSagaMiddleware({
    onError: (error) => void errors.push(error),
    context: {
      api: createApiClient({
        baseUrl: '/api',
        fetch: api.fetch,
        locale: () => 'en',
        token: () => null,
      }),
      history: createMemoryHistory(),
      reportError: (error: unknown) => void errors.push(error),
    },
  });
  const store = configureStore({
    reducer: (state: ReturnType<typeof rootReducer> | undefined, action: Action) => {
      actions.push(action.type);
      return rootReducer(state, action);
    },
    middleware: (getDefault) => getDefault().concat(sagas),
  });
  const task = sagas.run(watcher);
  return { store, task, api, errors, actions };
}
