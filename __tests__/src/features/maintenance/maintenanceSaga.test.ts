import { checkAgain } from '../../../../src/features/maintenance/maintenanceSaga.ts';
import {
  maintenanceCheckSubmitted,
  maintenanceAnnounced,
  selectMaintenance,
} from '../../../../src/features/maintenance/maintenanceSlice.ts';
import { maintenanceDetected } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const closed = () => refuse({ code: 503, error: 'maintenance', retryAfter: 300 });

it('uncovers the unchanged page, and stores content that it may lack', async () => {
  const { state, browser } = await runSaga(checkAgain, {
    after: [maintenanceDetected(), maintenanceCheckSubmitted()],
    api: { 'GET home': homeResponse() },
  });
  expect(selectMaintenance(state).isClosed).toBe(false);
  expect(state.home.content).toEqual(homeResponse().content);
  expect(browser.order).toEqual([]);
});

it('reloads a page that was delivered as closed', async () => {
  const { state, browser } = await runSaga(checkAgain, {
    after: [maintenanceAnnounced(), maintenanceCheckSubmitted()],
    api: { 'GET home': homeResponse() },
  });
  expect(browser.order).toEqual(['reload']);
  expect(selectMaintenance(state).isClosed).toBe(true);
});

it('reports that the shop is still closed', async () => {
  const { state } = await runSaga(checkAgain, {
    after: [maintenanceDetected(), maintenanceCheckSubmitted()],
    api: { 'GET home': closed() },
  });
  expect(selectMaintenance(state)).toMatchObject({ isClosed: true, check: 'failed' });
});

it.each(callFailures)('stays closed after %s', async (_name, reply) => {
  const { state } = await runSaga(checkAgain, {
    after: [maintenanceDetected(), maintenanceCheckSubmitted()],
    api: { 'GET home': reply() },
  });
  expect(selectMaintenance(state)).toMatchObject({ isClosed: true, check: 'failed' });
});
