import { delay, type SagaGenerator } from 'typed-redux-saga';
import { sessionStarted } from '../../../src/features/session/sessionSlice.ts';
import type { RouteName } from '../../../src/contract/pages/routes.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { onRoute } from '../../../src/saga/onRoute.ts';
import { customerInfo } from '../../support/factories/customer.ts';
import { sagaStore } from '../../support/sagaStore.ts';

const FOREVER = 2 ** 31 - 1;

function setUp(name: RouteName) {
  const events: string[] = [];
  const run = sagaStore(() =>
    onRoute(name, function* stay(params): SagaGenerator<void> {
      events.push(`enter ${JSON.stringify(params)}`);
      try {
        yield* delay(FOREVER);
      } finally {
        events.push('leave');
      }
    }),
  );
  const go = (pathname: string, search = '') =>
    run.store.dispatch(
      locationChanged({ location: { pathname, search, hash: '', key: 'k' }, action: 'PUSH' }),
    );
  return { ...run, events, go };
}

it('runs the worker on entering, with the parameters, and cancels it on leaving', () => {
  const { events, go, task } = setUp('packageCategory');
  go('/about-us');
  expect(events).toEqual([]);
  go('/package-categories/3');
  expect(events).toEqual(['enter {"id":"3"}']);
  go('/about-us');
  expect(events).toEqual(['enter {"id":"3"}', 'leave']);
  task.cancel();
});

it('starts again for other parameters, and for coming back', () => {
  const { events, go, task } = setUp('packageCategory');
  go('/package-categories/3');
  go('/package-categories/4');
  go('/');
  go('/package-categories/4');
  expect(events).toEqual([
    'enter {"id":"3"}',
    'leave',
    'enter {"id":"4"}',
    'leave',
    'enter {"id":"4"}',
  ]);
  task.cancel();
});

it('takes a change of the query for no entry', () => {
  const { events, go, task } = setUp('packageCategory');
  go('/package-categories/3');
  go('/package-categories/3', '?days=20');
  expect(events).toEqual(['enter {"id":"3"}']);
  task.cancel();
});

it('does nothing for a guest on a customer’s page', () => {
  const { store, events, go, task } = setUp('orders');
  go('/orders');
  expect(events).toEqual([]);
  store.dispatch(sessionStarted({ customerInfo: customerInfo(), cart: null }));
  go('/orders');
  expect(events).toEqual(['enter {}']);
  task.cancel();
});

it('survives a worker that throws', () => {
  let entries = 0;
  const { store, task, errors } = sagaStore(() =>
    // The worker fails before it waits for anything.
    onRoute('home', function* fail(): SagaGenerator<void> {
      entries += 1;
      throw new Error('broken');
    }),
  );
  const go = (pathname: string) =>
    store.dispatch(
      locationChanged({ location: { pathname, search: '', hash: '', key: 'k' }, action: 'PUSH' }),
    );
  go('/');
  go('/about-us');
  go('/');
  expect(entries).toBe(2);
  expect(errors).toHaveLength(2);
  task.cancel();
});
