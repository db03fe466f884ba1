import { configureStore, type Reducer } from '@reduxjs/toolkit';
import type { History } from 'history';
import createSagaMiddleware, { type Saga, type SagaMonitor } from 'redux-saga';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
} from 'redux-persist';
import { createApiClient } from '../api/createApiClient.ts';
import type { Language } from '../contract/languages.ts';
import {
  languageChanged,
  selectIsLanguageSettled,
  selectLanguage,
  type WithLanguage,
} from '../features/language/languageSlice.ts';
import { maintenanceAnnounced } from '../features/maintenance/maintenanceSlice.ts';
import { selectToken } from '../features/session/sessionSlice.ts';
import type { PaymentTransport } from '../payment/transport.ts';
import type { BrowserPort } from '../saga/browserPort.ts';
import type { ReportError } from '../saga/guarded.ts';
import { nextTask } from '../ui/nextTask.ts';
import { takeArrivalLanguage } from './arrivalLanguage.ts';
import { connectHistory, routerStateOf, visit } from './connectHistory.ts';
import { persisted, type StateStorage } from './persistence.ts';
import { rootReducer, servedState, type DeliveredState, type RootState } from './rootReducer.ts';

export interface StorefrontOptions {
  /** Ends once every feature that the first visit needs has begun. */
  rootSaga: Saga;
  apiBase: string;
  fetch: typeof globalThis.fetch;
  history: History;
  storage: StateStorage;
  browser: Omit<BrowserPort, 'saveState'>;
  /** True when the page was delivered as closed for maintenance. */
  maintenance?: boolean;
  /** Null for a deployment that pays through the API's relay. */
  directPayment: PaymentTransport | null;
  reportError: ReportError;
  /** The slices that a page rendered by the server carries. */
  delivered?: DeliveredState | null;
  /** Hears every action and effect. */
  sagaMonitor?: SagaMonitor | undefined;
  /** Runs between the creation of the store and the start of the sagas: the browser can respond. */
  pause?: () => Promise<void>;
}

export type Storefront = Awaited<ReturnType<typeof createStorefront>>;

/** Builds the store from its persisted state, and starts the sagas at the current address. */
export async function createStorefront(options: StorefrontOptions) {
  const arrivalLanguage = takeArrivalLanguage(options.history);
  const { delivered = null, sagaMonitor, reportError: onError } = options;
  const sagas = createSagaMiddleware({ onError, ...(sagaMonitor && { sagaMonitor }) });
  const router = routerStateOf(options.history);
  const served = delivered && servedState(delivered, router);
  const store = configureStore({
    reducer: persisted<RootState>(startingWith({ ...delivered, router }), options.storage),
    // Redux DevTools would see all input, and change the running shop: it gets a store of its own.
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: false,
        serializableCheck: process.env.NODE_ENV !== 'production' && {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(sagas),
    enhancers: (getDefault) =>
      getDefault({
        autoBatch: {
          type: 'callback',
          queueNotification: (notify) => void nextTask().then(notify),
        },
      }),
  });
  const persistor = await new Promise<Persistor>((resolve) => {
    const restoring = persistStore(store, null, () => resolve(restoring));
  });
  await options.pause?.();
  const saveState = () => persistor.flush();
  const api = createApiClient({
    baseUrl: options.apiBase,
    fetch: options.fetch,
    locale: () => selectLanguage(store.getState()),
    token: () => selectToken(store.getState()),
  });
  sagas.setContext({
    api,
    history: options.history,
    browser: { ...options.browser, saveState } satisfies BrowserPort,
    directPayment: options.directPayment,
    reportError: options.reportError,
  });
  const language = arrivalLanguage ?? unstoredLanguage(store.getState(), options.browser);
  if (language !== null) store.dispatch(languageChanged(language));
  if (options.maintenance === true) store.dispatch(maintenanceAnnounced());
  const rootTask = sagas.run(options.rootSaga);
  await rootTask.toPromise();
  const disconnect = connectHistory(store, options.history);
  visit(store, options.history);
  return {
    api,
    store,
    history: options.history,
    /** The state of the page as the server rendered it; null where it did not. */
    servedState: served,
    saveState,
    stop: () => {
      disconnect();
      rootTask.cancel();
      persistor.pause();
    },
  };
}

/** Restores a choice of language that was not stored, because the page was left before. */
function unstoredLanguage(
  state: WithLanguage,
  { keptLanguage }: Pick<BrowserPort, 'keptLanguage'>,
): Language | null {
  const kept = keptLanguage();
  const isStored = selectIsLanguageSettled(state) && selectLanguage(state) === kept;
  return isStored ? null : kept;
}

/** The initial location is the address, so that connecting the history does not change it. */
function startingWith(initial: DeliveredState & Pick<RootState, 'router'>): Reducer<RootState> {
  return (state, action) => rootReducer(state ?? initial, action);
}
