import { alertClosed, alertsReducer } from '../../../../src/features/alerts/alertsSlice.ts';
import { workerFailed } from '../../../../src/saga/events.ts';

it('is raised where an action ended in an exception, until it is closed', () => {
  const raised = alertsReducer(undefined, workerFailed());
  expect(raised.current).toMatchObject({ kind: 'custom', tone: 'danger', textKey: 'failure.http' });
  expect(alertsReducer(raised, alertClosed()).current).toBeNull();
});
