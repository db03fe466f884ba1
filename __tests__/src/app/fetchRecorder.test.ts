import { createMemoryHistory } from 'history';
import { fetchRecorder, keptRecording } from '../../../src/app/fetchRecorder.ts';
import { reportUnexpected } from '../../support/reportedErrors.ts';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  const history = createMemoryHistory({ initialEntries: [address] });
  return fetchRecorder({ window, history, delivered: null, reportError: reportUnexpected });
};

beforeEach(() => window.sessionStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('records nothing without a request', async () => {
  expect(await open('/cart?item=11')).toBeNull();
  expect(await open('/cart?recorded=1')).toBeNull();
});

it('records once an address of the tab asks for it, on its further pages too', async () => {
  const recorder = await open('/cart?record');
  recorder?.monitor.actionDispatched?.({ type: 'cart/requested' });
  recorder?.save();
  const later = await open('/checkout');
  expect(later?.recording()).toMatchObject({
    entries: [{ action: { type: 'cart/requested' } }],
    segments: [
      { first: 0, state: { router: { location: { pathname: '/cart', search: '?record=' } } } },
      { first: 1, state: { router: { location: { pathname: '/checkout' } } } },
    ],
  });
});

it('names the release by the main script of the page', async () => {
  document.head.innerHTML = '<script>1</script><script src="/assets/main.835c6c6b.js"></script>';
  const recorder = await open('/?record');
  expect(recorder?.recording().release).toBe('/assets/main.835c6c6b.js');
});

it('leaves the shop unchanged where the tab has no storage', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  expect(await open('/')).toBeNull();
  const recorder = await open('/?record');
  recorder?.save();
  expect(recorder?.recording().entries).toEqual([]);
});

it('begins on the next page once the customer agrees, and is over once it is forgotten', async () => {
  keptRecording(window).keep('');
  const recorder = await open('/cart');
  recorder?.monitor.actionDispatched?.({ type: 'cart/requested' });
  expect(recorder?.visit()?.pages).toEqual(['cart']);
  recorder?.save();
  recorder?.forget();
  expect(await open('/checkout')).toBeNull();
});
