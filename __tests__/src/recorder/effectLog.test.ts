import { waitFor } from '@testing-library/react';
import { createEffectLog, type SagaEffect } from '../../../src/recorder/effectLog.ts';
import { readRecording } from '../../../src/recorder/recording.ts';
import { customerInfo, profileResponse } from '../../support/factories/customer.ts';
import { recording } from '../../support/factories/recording.ts';
import { keptText, testRecorder } from '../../support/recorder.ts';
import { remembered } from '../../support/memoryStorage.ts';
import { noAnswer, refuse, type Reply } from '../../support/replies.ts';
import { startStorefront } from '../../support/startStorefront.ts';

async function visitProfile(profile: Reply | ReturnType<typeof profileResponse>) {
  let time = 1000;
  const kept = keptText();
  const recorder = testRecorder({ logsEffects: true, kept, now: () => (time += 1) });
  const { storefront, history } = await startStorefront({
    path: '/profile',
    sagaMonitor: recorder.monitor,
    stored: remembered({ customer: customerInfo() }),
    api: { 'GET profile': profile },
  });
  const effects = () => recorder.recording().effects ?? [];
  const find = (part: Partial<SagaEffect>) =>
    effects().find((effect) =>
      Object.entries(part).every(([name, value]) => effect[name as keyof SagaEffect] === value),
    );
  return { storefront, history, recorder, kept, effects, find };
}

it('records what the sagas do, how long, and what they wait for', async () => {
  const { storefront, effects, find } = await visitProfile(profileResponse());
  await waitFor(() => expect(storefront.store.getState().profile.status).toBe('loaded'));
  const request = effects().find(
    ({ of, saga }) => of === 'send' && /^profileSaga › .*loadProfile$/.test(saga),
  );
  expect(request).toMatchObject({ kind: 'call', outcome: 'done' });
  expect(Number(request?.to)).toBeGreaterThan(Number(request?.from));
  expect(find({ kind: 'put', of: 'profile/loaded' })).toMatchObject({ outcome: 'done' });
  expect(find({ kind: 'take', of: 'profile/editSubmitted' })).toMatchObject({
    to: null,
    outcome: 'waiting',
  });
  expect(JSON.stringify(effects())).not.toMatch(/token-of|Noura|noura/);
});

it('records which effects were cancelled, and which failed', async () => {
  const { history, find } = await visitProfile(noAnswer());
  await waitFor(() => expect(find({ of: 'send', outcome: 'waiting' })).toBeDefined());
  history.push('/about-us');
  expect(find({ of: 'send', outcome: 'cancelled' })).toBeDefined();
  const refused = await visitProfile(refuse({ code: 500 }));
  await waitFor(() => expect(refused.find({ of: 'send', outcome: 'failed' })).toBeDefined());
});

it('continues with the effects of the page before, which have ended with it, and reports none', async () => {
  const { recorder, kept, find } = await visitProfile(noAnswer());
  await waitFor(() => expect(find({ of: 'send', outcome: 'waiting' })).toBeDefined());
  recorder.save();
  const next = testRecorder({ logsEffects: true, kept });
  const outcomes = next.recording().effects?.map(({ outcome }) => outcome);
  expect(outcomes).toContain('cancelled');
  expect(outcomes).not.toContain('waiting');
  expect(readRecording(recorder.visit()?.text ?? null)).not.toHaveProperty('effects');
});

it('keeps the newest', () => {
  const log = createEffectLog([]);
  for (let id = 1; id <= 2500; id += 1) {
    log.begin(id, 'cartSaga', { type: 'PUT', payload: { action: { type: `cart/${id}` } } }, id);
  }
  expect(log.effects()).toHaveLength(2000);
  expect(log.effects().at(-1)?.of).toBe('cart/2500');
});

it('is missing in older files, and must be valid where it is there', () => {
  expect(readRecording(JSON.stringify(recording()))).not.toBeNull();
  expect(readRecording(JSON.stringify({ ...recording(), effects: [{ saga: 7 }] }))).toBeNull();
  expect(testRecorder().recording()).not.toHaveProperty('effects');
});
