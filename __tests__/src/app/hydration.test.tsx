// Loaded here, so that no test waits for its compilation.
import '../../../src/features/home/HomePage.tsx';
import { act, waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { App } from '../../../src/app/App.tsx';
import { createStorefront } from '../../../src/app/createStorefront.ts';
import { fetchFirstParts } from '../../../src/app/fetchFirstParts.ts';
import { changedSlices, type DeliveredState } from '../../../src/app/rootReducer.ts';
import { rootSaga } from '../../../src/app/shopFeatures.ts';
import { defaultSettings } from '../../../src/app/settings.ts';
import * as countRenders from '../../support/countRenders.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { fakeApi } from '../../support/fakeApi.ts';
import { fakeBrowser } from '../../support/fakeBrowser.ts';
import { memoryStorage, remembered } from '../../support/memoryStorage.ts';
import { noAnswer } from '../../support/replies.ts';
import { reportUnexpected } from '../../support/reportedErrors.ts';

function mockNoting() {
  return jest.requireActual<typeof countRenders>('../../support/countRenders.ts');
}
jest.mock('react/jsx-runtime', () => mockNoting().notingRuntime());

const open = (delivered: DeliveredState | null, stored: Readonly<Record<string, string>> = {}) =>
  createStorefront({
    rootSaga,
    apiBase: defaultSettings.apiBase,
    fetch: fakeApi({ 'GET home': homeResponse(), 'GET profile': noAnswer() }).fetch,
    history: createMemoryHistory(),
    storage: memoryStorage(stored),
    browser: fakeBrowser().port,
    directPayment: null,
    reportError: reportUnexpected,
    delivered,
  });

const markupOf = (storefront: Awaited<ReturnType<typeof open>>): string =>
  renderToString(
    <App storefront={{ ...storefront, servedState: null }} settings={defaultSettings} />,
  );

let root: Root;
afterEach(() => act(() => root.unmount()));

/** Around the page, and the page. */
const AROUND = ['StoreRouter', 'Layout', 'CurrentPage', 'HomePage'];

it.each([
  { who: 'a visitor', customer: null, names: [...AROUND, 'Header', 'Footer'] },
  { who: 'a customer', customer: customerInfo(), names: AROUND },
])(
  'does not render the frame of the page again for $who, which would hydrate the page in one piece',
  async ({ customer, names }) => {
    const atServer = await open(null);
    await waitFor(() => expect(atServer.store.getState().home.status).toBe('loaded'));
    const delivered = changedSlices(atServer.store.getState());
    const storefront = await open(delivered, remembered({ customer }));
    atServer.stop();
    await fetchFirstParts(storefront.store.getState(), storefront.store.getState());
    const page = document.createElement('div');
    page.innerHTML = markupOf(atServer);
    countRenders.takeRenders();
    await act(async () => {
      root = hydrateRoot(page, <App storefront={storefront} settings={defaultSettings} />);
    });
    const rendered = countRenders.takeRenders().map(({ name }) => name);
    for (const name of names) {
      expect({ name, times: rendered.filter((it) => it === name).length }).toEqual({
        name,
        times: 1,
      });
    }
    storefront.stop();
  },
);
