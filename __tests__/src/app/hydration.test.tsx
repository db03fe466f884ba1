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
import { rootSaga } from '../../../src/app/rootSaga.ts';
import { defaultSettings } from '../../../src/app/settings.ts';
import * as countRenders from '../../support/countRenders.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { fakeApi } from '../../support/fakeApi.ts';
import { fakeBrowser } from '../../support/fakeBrowser.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { reportUnexpected } from '../../support/reportedErrors.ts';

function mockNoting() {
  return jest.requireActual<typeof countRenders>('../../support/countRenders.ts');
}
jest.mock('react/jsx-runtime', () => mockNoting().notingRuntime());

const open = (delivered: DeliveredState | null) =>
  createStorefront({
    rootSaga,
    apiBase: defaultSettings.apiBase,
    fetch: fakeApi({ 'GET home': homeResponse() }).fetch,
    history: createMemoryHistory(),
    storage: memoryStorage(),
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

it('renders nothing again that is around the page, which would hydrate the page in one piece', async () => {
  const atServer = await open(null);
  await waitFor(() => expect(atServer.store.getState().home.status).toBe('loaded'));
  const storefront = await open(changedSlices(atServer.store.getState()));
  atServer.stop();
  await fetchFirstParts(storefront.store.getState(), storefront.store.getState());
  const page = document.createElement('div');
  page.innerHTML = markupOf(storefront);
  countRenders.takeRenders();
  await act(async () => {
    root = hydrateRoot(page, <App storefront={storefront} settings={defaultSettings} />);
  });
  const names = countRenders.takeRenders().map(({ name }) => name);
  for (const name of ['StoreRouter', 'Layout', 'CurrentPage', 'Header', 'Footer', 'HomePage']) {
    expect({ name, times: names.filter((it) => it === name).length }).toEqual({ name, times: 1 });
  }
  storefront.stop();
});
