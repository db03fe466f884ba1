import { lookAgain } from '../../../../src/features/maintenance/maintenanceSaga.ts';
import {
  lookAgainPressed,
  maintenanceAnnounced,
  selectIsClosed,
  selectMaintenance,
} from '../../../../src/features/maintenance/maintenanceSlice.ts';
import { maintenanceMet } from '../../../../src/saga/events.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { homeResponse } from '../../../support/factories/home.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const closed = () => refuse({ code: 503, error: 'maintenance', retryAfter: 300 });

it('gives the page back as it was, with the content that it may lack', async () => {
  const { state, browser } = await runSaga(lookAgain, {
    after: [maintenanceMet(), lookAgainPressed()],
    api: { 'GET home': homeResponse() },
  });
  expect(selectIsClosed(state)).toBe(false);
  expect(state.home.content).toEqual(homeResponse().content);
  expect(browser.order).toEqual([]);
});

it('loads a page anew that came closed', async () => {
  const { state, browser } = await runSaga(lookAgain, {
    after: [maintenanceAnnounced(), lookAgainPressed()],
    api: { 'GET home': homeResponse() },
  });
  expect(browser.order).toEqual(['reload']);
  expect(selectIsClosed(state)).toBe(true);
});

it('says so while the shop is still closed', async () => {
  const { state } = await runSaga(lookAgain, {
    after: [maintenanceMet(), lookAgainPressed()],
    api: { 'GET home': closed() },
  });
  expect(selectMaintenance(state).status).toBe('still');
});

it.each(callFailures)('stays closed after %s', async (_name, reply) => {
  const { state } = await runSaga(lookAgain, {
    after: [maintenanceMet(), lookAgainPressed()],
    api: { 'GET home': reply() },
  });
  expect(selectMaintenance(state).status).toBe('still');
});
