import { runSaga as run, stdChannel } from 'redux-saga';
import { call, fork, type SagaGenerator } from 'typed-redux-saga';
import { createQueue, type InTurn } from '../../../src/saga/inTurn.ts';

/** Work that ends when the test resolves it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function start(saga: () => SagaGenerator<void>) {
  return run({ channel: stdChannel(), dispatch: () => undefined, getState: () => ({}) }, saga);
}

it('lets the second wait until the first is done', async () => {
  const log: string[] = [];
  const first = gate();
  function* work(name: string, until: Promise<void>): SagaGenerator<void> {
    log.push(`${name} begins`);
    yield* call(() => until);
    log.push(`${name} ends`);
  }
  const task = start(function* () {
    const inTurn = createQueue();
    yield* fork(inTurn, () => work('first', first.opened));
    yield* fork(inTurn, () => work('second', Promise.resolve()));
  });
  expect(log).toEqual(['first begins']);
  first.open();
  await task.toPromise();
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('continues after work that failed or was cancelled', async () => {
  const log: string[] = [];
  function* attempt(inTurn: InTurn): SagaGenerator<void> {
    try {
      yield* call(inTurn, function* () {
        yield* call(() => Promise.reject(new Error('no')));
      });
    } catch {
      log.push('failed');
    }
  }
  await start(function* () {
    const inTurn = createQueue();
    yield* call(attempt, inTurn);
    const stuck = yield* fork(inTurn, function* () {
      yield* call(() => new Promise(() => undefined));
    });
    stuck.cancel();
    yield* call(inTurn, function* () {
      yield* call(() => log.push('done'));
    });
  }).toPromise();
  expect(log).toEqual(['failed', 'done']);
});
