import { createMemoryHistory } from 'history';
import { call, setContext, type SagaGenerator } from 'typed-redux-saga';
import { createNavigator, type Navigator } from '../../../src/flows/navigator.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { runSaga } from '../../support/runSaga.ts';
import { sagaStore } from '../../support/sagaStore.ts';

const at = (pathname: string, search = '') =>
  locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' });

/** A flow that leads to the meals and records that the customer left it. */
function setUp(lead: (navigator: Navigator) => SagaGenerator<void>) {
  const events: string[] = [];
  const { store, task } = sagaStore(function* flow() {
    yield* setContext({ history: createMemoryHistory() });
    const navigator = createNavigator('/cart');
    yield* call(lead, navigator);
    yield* call(navigator.customerLeaves);
    events.push('left');
  });
  return { store, task, events };
}

it.each([
  ['goes there itself', (navigator: Navigator) => navigator.goTo('/meals/11?day=2#top')],
  [
    'expects another saga to go there',
    (navigator: Navigator) => navigator.expect('/meals/11?day=2#top'),
  ],
])('knows its own move when it %s', (_name, lead) => {
  const { store, task, events } = setUp(lead);
  store.dispatch(at('/meals/11', '?day=2'));
  store.dispatch(at('/meals/11', '?day=3'));
  expect(events).toEqual([]);
  expect(task.isRunning()).toBe(true);
  store.dispatch(at('/cart'));
  expect(events).toEqual(['left']);
});

it.each([
  [false, 1],
  [true, 0],
])('moves the browser (replacing: %s)', async (replace, index) => {
  const { history } = await runSaga(createNavigator('/').goTo, { args: ['/cart', { replace }] });
  expect(history.location.pathname).toBe('/cart');
  expect(history.index).toBe(index);
});
