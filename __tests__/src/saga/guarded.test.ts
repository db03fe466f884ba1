import { createAction } from '@reduxjs/toolkit';
import { spawn, type SagaGenerator } from 'typed-redux-saga';
import { callApi } from '../../../src/saga/callApi.ts';
import {
  takeEveryGuarded,
  takeLatestGuarded,
  takeLeadingGuarded,
} from '../../../src/saga/guarded.ts';
import { getHome } from '../../../src/api/home.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { hold } from '../../support/replies.ts';
import { sagaStore } from '../../support/sagaStore.ts';

const pressed = createAction<number>('test/pressed');
const other = createAction('test/other');

describe('a worker that throws', () => {
  function* failing(done: number[], { payload }: ReturnType<typeof pressed>): SagaGenerator<void> {
    if (payload === 1) throw new Error('broken');
    done.push(payload);
  }

  it.each([
    ['every', takeEveryGuarded],
    ['latest', takeLatestGuarded],
    ['leading', takeLeadingGuarded],
  ])('is reported, and its feature and the others live on (%s)', (_name, takeGuarded) => {
    const done: number[] = [];
    const heard: string[] = [];
    const { store, task, errors } = sagaStore(function* root() {
      yield* spawn(() => takeGuarded(pressed, (action) => failing(done, action)));
      yield* spawn(() =>
        takeEveryGuarded(other, function* hear({ type }): SagaGenerator<void> {
          heard.push(type);
        }),
      );
    });
    store.dispatch(pressed(1));
    store.dispatch(pressed(2));
    store.dispatch(other());
    expect(errors).toEqual([new Error('broken')]);
    expect(done).toEqual([2]);
    expect(heard).toEqual(['test/other']);
    task.cancel();
  });
});

describe('requests', () => {
  function* load(): SagaGenerator<void> {
    yield* callApi(getHome);
  }

  it('are aborted by a newer one where the latest counts', async () => {
    const first = hold(homeResponse());
    const { store, api, task } = sagaStore(() => takeLatestGuarded(pressed, load), {
      'GET home': first,
    });
    store.dispatch(pressed(1));
    store.dispatch(pressed(2));
    expect(api.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(store.getState().progress.calls).toBe(1);
    task.cancel();
    expect(store.getState().progress.calls).toBe(0);
  });

  it('are sent once for a double click where the first counts', () => {
    const { store, api, task } = sagaStore(() => takeLeadingGuarded(pressed, load), {
      'GET home': hold(homeResponse()),
    });
    store.dispatch(pressed(1));
    store.dispatch(pressed(2));
    expect(api.calls).toHaveLength(1);
    task.cancel();
  });
});
