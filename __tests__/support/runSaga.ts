import type { Action, Reducer } from '@reduxjs/toolkit';
import { createMemoryHistory } from 'history';
import { expectSaga } from 'redux-saga-test-plan';
import type { SagaGenerator } from 'typed-redux-saga';
import { createApiClient } from '../../src/api/createApiClient.ts';
import { rootReducer, type RootState } from '../../src/app/rootReducer.ts';
import { selectLanguage } from '../../src/features/language/languageSlice.ts';
import { selectToken } from '../../src/features/session/sessionSlice.ts';
import type { PaymentTransport } from '../../src/payment/transport.ts';
import type { RecordedVisit } from '../../src/saga/browserPort.ts';
import { fakeApi, type Handlers } from './fakeApi.ts';
import { fakeBrowser, type KeptDrafts } from './fakeBrowser.ts';

interface RunSagaOptions<Args extends unknown[]> {
  args?: Args;
  /** Actions that made the state which the saga meets. */
  after?: readonly Action[];
  /** Actions that arrive while it waits. */
  during?: readonly Action[];
  api?: Handlers;
  path?: string;
  gateway?: PaymentTransport | null;
  /** The tab's recording. */
  visit?: RecordedVisit | null;
  /** The tab's earlier storage. */
  drafts?: KeptDrafts | null;
}

/** Runs a worker to its end with the real reducer and the context of a shop; always awaited. */
export async function runSaga<T, Args extends unknown[]>(
  saga: (...args: Args) => SagaGenerator<T>,
  {
    args,
    after = [],
    during = [],
    path = '/',
    gateway = null,
    drafts = null,
    visit = null,
    ...options
  }: RunSagaOptions<Args> = {},
) {
  const actions: Action[] = [];
  let state = after.reduce<RootState>(rootReducer, rootReducer(undefined, { type: '@@INIT' }));
  const reducer: Reducer<RootState> = (current, action) => {
    if (current !== undefined) actions.push(action);
    state = rootReducer(current, action);
    return state;
  };
  const api = fakeApi(options.api);
  const browser = fakeBrowser(drafts, undefined, visit);
  const history = createMemoryHistory({ initialEntries: [path] });
  const errors: unknown[] = [];
  const context: Readonly<Record<string, unknown>> = {
    api: createApiClient({
      baseUrl: '/api',
      fetch: api.fetch,
      locale: () => selectLanguage(state),
      token: () => selectToken(state),
    }),
    history,
    browser: browser.port,
    directPayment: gateway,
    reportError: (error: unknown) => void errors.push(error),
  };
  const plan = expectSaga(saga, ...((args ?? []) as Args))
    .withReducer(reducer, state)
    .provide({ getContext: (name: string) => context[name], call: skipDelay });
  for (const action of during) plan.dispatch(action);
  const { returnValue } = await plan.run();
  return {
    returned: returnValue as T,
    actions,
    state,
    api,
    history,
    browser: browser.record,
    errors,
  };
}

/** Time does not pass in these tests: a delay ends at once. */
function skipDelay({ fn }: { fn: { name: string } }, next: () => unknown): unknown {
  return fn.name === 'delayP' ? true : next();
}
