// First: the toolkit looks for Redux DevTools while it is loaded.
import { latestRecorder } from '../../support/reduxDevTools.ts';
import { createMemoryHistory } from 'history';
import {
  connectionLost,
  connectionRestored,
} from '../../../src/features/connection/connectionSlice.ts';
import { start } from '../../../src/app/start.tsx';
import { pageRestored } from '../../../src/saga/events.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { fakeApi } from '../../support/fakeApi.ts';

async function open() {
  const api = fakeApi({ 'GET home': homeResponse() });
  window.fetch = api.fetch;
  const root = { render: jest.fn(), unmount: jest.fn() };
  await start({ root, history: createMemoryHistory(), window });
  return { api, root, recorder: latestRecorder() };
}

it('shows the shop once it knows what was remembered, and asks the kitchen', async () => {
  const { api, root } = await open();
  expect(root.render).toHaveBeenCalledTimes(1);
  expect(api.callsTo('GET home')).toHaveLength(1);
});

it('lets go of the field that is being typed in when the page is left', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  const left = jest.fn();
  field.addEventListener('focusout', left);
  field.focus();
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toHaveBeenCalledTimes(1);
  field.remove();
});

it('follows the connection, from the start on', async () => {
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const { recorder } = await open();
  expect(recorder.exported()).toContain(connectionLost.type);
  online.mockReturnValue(true);
  expect(recorder.exported()).not.toContain(connectionRestored.type);
  window.dispatchEvent(new Event('online'));
  expect(recorder.exported()).toContain(connectionRestored.type);
});

it.each([
  ['a page that the browser kept as it was left', true, 1],
  ['a page that was just loaded', false, 0],
])('tells the flows of %s', async (_name, persisted, times) => {
  const { recorder } = await open();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(recorder.exported().split(pageRestored.type)).toHaveLength(times + 1);
});
