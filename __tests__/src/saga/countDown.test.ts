import { createAction } from '@reduxjs/toolkit';
import { countDown } from '../../../src/saga/countDown.ts';
import { runSaga } from '../../support/runSaga.ts';

const ticked = createAction<number>('test/ticked');

it('reports the remaining time, down to zero', async () => {
  const { actions } = await runSaga(countDown, { args: [3, ticked] });
  expect(actions).toEqual([ticked(3), ticked(2), ticked(1), ticked(0)]);
});

it('goes by minutes while there are many', async () => {
  const { actions } = await runSaga(countDown, { args: [200, ticked] });
  expect(actions.slice(0, 5)).toEqual([200, 180, 120, 60, 59].map((left) => ticked(left)));
});
