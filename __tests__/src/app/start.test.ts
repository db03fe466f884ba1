import { waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { call, spawn, take } from 'typed-redux-saga';
import {
  connectionLost,
  connectionRestored,
} from '../../../src/features/connection/connectionSlice.ts';
import { selectIsRecording } from '../../../src/features/problemReport/problemReportSlice.ts';
import { rootSaga } from '../../support/rootSaga.ts';
import { start } from '../../../src/app/start.ts';
import { defaultSettings } from '../../../src/app/settings.ts';
import { LANGUAGE_COOKIE } from '../../../src/contract/pages/languageCookie.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { nextTask } from '../../../src/ui/nextTask.ts';
import { pageRestored } from '../../../src/saga/events.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { fakeApi } from '../../support/fakeApi.ts';
import { remembered, STORED_KEY } from '../../support/memoryStorage.ts';

let saveState: () => Promise<void>;
let removeListeners: () => void;

// A page that is left takes its listeners with it. Here the next test has the same window, and a
// storefront that still listened would store its own state over what that test stores.
beforeEach(() => {
  window.localStorage.clear();
  const ofWindow = jest.spyOn(window, 'addEventListener');
  const ofDocument = jest.spyOn(document, 'addEventListener');
  removeListeners = () => {
    for (const [type, listener] of ofWindow.mock.calls) window.removeEventListener(type, listener);
    for (const [type, listener] of ofDocument.mock.calls)
      document.removeEventListener(type, listener);
  };
});

afterEach(async () => {
  removeListeners();
  window.sessionStorage.clear();
  document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0`;
  window.history.replaceState(null, '', '/');
  await saveState();
});

async function open() {
  const api = fakeApi({ 'GET home': homeResponse() });
  window.fetch = api.fetch;
  const { settings, storefront } = await start({
    history: createMemoryHistory(),
    window,
    rootSaga,
  });
  ({ saveState } = storefront);
  return { api, settings, storefront };
}

/** In a tab that records. */
async function openRecorded() {
  window.history.replaceState(null, '', '/?record');
  const { storefront } = await open();
  const happened = () => {
    window.dispatchEvent(new Event('pagehide'));
    return window.sessionStorage.getItem('recording');
  };
  return { storefront, happened };
}

it('resolves once the persisted state is read, with the page’s settings and the first request', async () => {
  const { api, settings } = await open();
  expect(settings).toEqual({ ...defaultSettings, platform: 'other' });
  expect(api.callsTo('GET home')).toHaveLength(1);
});

it('responds to input before the sagas, and visits where the visitor is once all have begun', async () => {
  const history = createMemoryHistory();
  const order: string[] = [];
  const { storefront } = await start({
    history,
    window,
    rootSaga: function* sagas() {
      order.push('sagas');
      yield* spawn(function* visits() {
        for (;;) order.push((yield* take(locationChanged)).payload.location.pathname);
      });
      yield* call(nextTask);
      history.push('/about-us');
      order.push('all have begun');
    },
    pause: async () => void order.push('pause'),
  });
  ({ saveState } = storefront);
  expect(order).toEqual(['pause', 'sagas', 'all have begun', '/about-us']);
});

describe('a page that the server has rendered', () => {
  const delivered = {
    language: { current: 'ar', settled: true },
    home: { ...homeResponse(), status: 'loaded', failure: null },
  };

  beforeEach(() => {
    document.body.innerHTML = `<script type="application/json" id="page-state">${JSON.stringify(delivered)}</script>`;
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('starts with the slices that it carries', async () => {
    const { api, storefront } = await open();
    expect(api.calls).toEqual([]);
    expect(storefront.store.getState()).toMatchObject(delivered);
    expect(document.cookie).toBe('language=ar');
  });

  it('requests the cart of a customer, and hydrates what a visitor is shown', async () => {
    window.localStorage.setItem(STORED_KEY, remembered({ customer: customerInfo() })[STORED_KEY]);
    const { api, storefront } = await open();
    expect(api.callsTo('GET home')).toHaveLength(1);
    expect(storefront.servedState).toMatchObject({ ...delivered, session: { customerInfo: null } });
    expect(storefront.store.getState()).toMatchObject({
      language: { current: 'en' },
      session: { customerInfo: customerInfo() },
    });
  });
});

it('blurs the focused field when the page is left', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  const left = jest.fn();
  field.addEventListener('focusout', left);
  field.focus();
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(1);
  field.remove();
});

it('stores the recording when the page is left, drafts of that moment included', async () => {
  const { storefront } = await openRecorded();
  expect(selectIsRecording(storefront.store.getState())).toBe(true);
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('focusout', () => window.dispatchEvent(new Event('offline')));
  field.focus();
  window.dispatchEvent(new Event('pagehide'));
  field.remove();
  expect(window.sessionStorage.getItem('recording')).toContain(connectionLost.type);
});

it('reports a lost connection at the start, and follows its changes', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const { happened } = await openRecorded();
  expect(happened()).toContain(connectionLost.type);
  online.mockReturnValue(true);
  expect(happened()).not.toContain(connectionRestored.type);
  window.dispatchEvent(new Event('online'));
  expect(happened()).toContain(connectionRestored.type);
});

it.each([
  ['a page from the back/forward cache', true, 1],
  ['nothing of a new load', false, 0],
])('reports %s to the flows', async (_name, persisted, times) => {
  const { happened } = await openRecorded();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(happened()?.split(pageRestored.type)).toHaveLength(times + 1);
});

describe('another tab', () => {
  const textWith = (token: string) => remembered({ customer: customerInfo({ token }) })[STORED_KEY];

  const tokenIn = ({ store }: Awaited<ReturnType<typeof open>>['storefront']) =>
    store.getState().session.customerInfo?.token;

  it('is followed when it stores the state', async () => {
    const { storefront } = await open();
    const stores = (key: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: textWith('first') }));
    stores('drafts');
    expect(tokenIn(storefront)).toBeUndefined();
    stores(STORED_KEY);
    expect(tokenIn(storefront)).toBe('first');
  });

  it.each([
    ['in sight again', 'second', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'restored from the back/forward cache',
      'third',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is followed by a tab that is %s', async (_name, token, returnToTab) => {
    const { storefront } = await open();
    await saveState();
    window.localStorage.setItem(STORED_KEY, textWith(token));
    returnToTab();
    await waitFor(() => expect(tokenIn(storefront)).toBe(token));
  });
});
