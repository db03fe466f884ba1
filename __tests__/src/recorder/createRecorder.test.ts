import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import {
  cartReceived,
  requestFinished,
  requestStarted,
  type RequestOutcome,
} from '../../../src/saga/events.ts';
import { recordedReducer } from '../../../src/app/recordedReducer.ts';
import type { RootState } from '../../../src/app/rootReducer.ts';
import { draftChanged } from '../../../src/features/drafts/draftsSlice.ts';
import { languageChanged } from '../../../src/features/language/languageSlice.ts';
import { loginSubmitted } from '../../../src/features/session/loginSlice.ts';
import { mealsLoaded } from '../../../src/features/mealSelection/mealSelectionSlice.ts';
import { quantityChanged } from '../../../src/features/cart/cartSlice.ts';
import { draftNames } from '../../../src/forms/draftNames.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { readRecording, type Recording } from '../../../src/recorder/recording.ts';
import { customerInfo, profileResponse } from '../../support/factories/customer.ts';
import { keptText, testRecorder } from '../../support/recorder.ts';
import { remembered } from '../../support/memoryStorage.ts';
import { startStorefront } from '../../support/startStorefront.ts';

type TestRecorder = ReturnType<typeof testRecorder>;

const happen = ({ monitor }: TestRecorder, ...actions: readonly UnknownAction[]) => {
  for (const action of actions) monitor.actionDispatched?.(action);
};
const at = (pathname: string) =>
  locationChanged({ location: { pathname, search: '', hash: '', key: 'k' }, action: 'PUSH' });
const typesOf = ({ entries }: Recording) => entries.map(({ action }) => action.type);

/** The state at the end of a segment. */
function endOf({ entries, segments }: Recording, index: number): RootState {
  const { first, state } = segments[index] ?? { first: 0, state: {} };
  const begun = recordedReducer(state, { type: 'test/begun' });
  const actions = entries.slice(first, segments[index + 1]?.first).map(({ action }) => action);
  return actions.reduce<RootState>(recordedReducer, begun);
}

it('records actions with their times, and nothing that no rule permits', () => {
  let time = 1000;
  const recorder = testRecorder({ now: () => (time += 5) });
  happen(
    recorder,
    quantityChanged({ cartItemId: 11, quantity: 2 }),
    loginSubmitted({ email: 'noura@mizan.example', password: 'planted' }),
    { type: 'somebody/elses', payload: 'planted' },
  );
  expect(recorder.recording().entries).toEqual([
    {
      at: 1005,
      action: { type: quantityChanged.type, payload: { cartItemId: 11, quantity: 2 } },
      cause: null,
    },
    { at: 1010, action: { type: loginSubmitted.type }, cause: null },
    { at: 1015, action: { type: 'somebody/elses' }, cause: null },
  ]);
});

it('keeps of health answers only that the required ones were given', () => {
  const recorder = testRecorder();
  const values = {
    medical_condition: 'yes',
    medical_condition_details: 'planted',
    no_dislikes_allergies: false,
    allergens: ['3'],
    dislikes: [],
    others: 'planted',
    age: '34',
    height: '',
    weight: '71.5',
    activity_level: 'light',
    dietitian_appointment_date: '2027-01-20',
    health_consent: true,
  };
  happen(recorder, draftChanged({ owner: '3', name: draftNames.questionnaire(11), values }));
  expect(recorder.recording().entries[0]?.action.payload).toEqual({
    owner: '0',
    name: draftNames.questionnaire(11),
    values: { age: '•••', height: '', weight: '•••', health_consent: true },
  });
});

it('names the sagas that put an action', async () => {
  const recorder = testRecorder();
  const { storefront } = await startStorefront({
    path: '/profile',
    sagaMonitor: recorder.monitor,
    stored: remembered({ customer: customerInfo() }),
    api: { 'GET profile': profileResponse() },
  });
  await waitFor(() => expect(storefront.store.getState().profile.status).toBe('loaded'));
  const causes = new Map(
    recorder.recording().entries.map(({ action, cause }) => [action.type, cause]),
  );
  expect(causes.get('persist/REHYDRATE')).toBeNull();
  expect(causes.get('request/started')).toMatch(/^profileSaga › .*loadProfile$/);
  expect(causes.get('profile/loaded')).toMatch(/^profileSaga › .*loadProfile$/);
});

it('says of a build that shortens all names that a saga did it', () => {
  const recorder = testRecorder();
  const { monitor } = recorder;
  const action = { type: 'cart/requested' };
  const effect = (type: string, payload: object) => ({ type, payload });
  const $n = () => undefined;
  const happened = { parentEffectId: 1, root: false, label: '' };
  monitor.effectTriggered?.({ ...happened, effectId: 2, effect: effect('CALL', { fn: $n }) });
  monitor.effectTriggered?.({
    ...happened,
    effectId: 3,
    parentEffectId: 2,
    effect: effect('PUT', { action }),
  });
  monitor.actionDispatched?.(action);
  expect(recorder.recording().entries.at(-1)?.cause).toBe('saga');
});

it('leads to the customer’s screens, except for personal data', async () => {
  const recorder = testRecorder({ begins: { router: at('/profile').payload } });
  const { storefront } = await startStorefront({
    path: '/profile',
    sagaMonitor: recorder.monitor,
    stored: remembered({ customer: customerInfo(), language: 'ar' }),
    api: { 'GET profile': profileResponse() },
  });
  await waitFor(() => expect(storefront.store.getState().profile.status).toBe('loaded'));
  const { _persist, profile, session, addresses, drafts, ...shown } = storefront.store.getState();
  const replayed = endOf(recorder.recording(), 0);
  expect(replayed).toMatchObject(shown);
  expect(replayed.profile).toEqual({ ...profile, profile: replayed.profile.profile });
  expect(replayed.session.customerInfo).toMatchObject({ token: '•••', profile: { id: 0 } });
  expect(replayed.drafts).toEqual({ ...drafts, customer: '0' });
  expect(session.customerInfo?.token).toBe('token-of-noura');
  expect(replayed.addresses.addresses).toMatchObject([{ street: '•••', area_id: 201 }]);
  expect(addresses.addresses).toMatchObject([{ street: 'Salem Al-Mubarak' }]);
});

describe('a further page of the tab', () => {
  it('continues the recording with a segment of its own', () => {
    const kept = keptText();
    const first = testRecorder({ kept, begins: { router: at('/cart').payload } });
    happen(first, languageChanged('ar'));
    first.save();
    const second = testRecorder({ kept, begins: { router: at('/checkout').payload } });
    happen(second, at('/payment'));
    second.save();
    const recording = readRecording(kept.read());
    expect(recording).toEqual(second.recording());
    expect(recording?.language).toBe('en');
    expect(typesOf(second.recording())).toEqual([languageChanged.type, locationChanged.type]);
    expect(endOf(second.recording(), 0)).toMatchObject({
      language: { current: 'ar' },
      router: { location: { pathname: '/cart' } },
    });
    expect(endOf(second.recording(), 1).router.location.pathname).toBe('/payment');
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'half a {'],
    ['another version', JSON.stringify({ version: 2, entries: [], segments: [] })],
    ['no entries', JSON.stringify({ version: 1, release: '', language: 'en', segments: [] })],
  ])('starts again after %s', (_name, before) => {
    const recorder = testRecorder({ kept: keptText(before) });
    expect(recorder.recording()).toMatchObject({ entries: [], segments: [{ first: 0 }] });
  });
});

describe('a long visit', () => {
  const quantities = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      quantityChanged({ cartItemId: 11, quantity: index }),
    );

  it('is stored in segments, of which the oldest are dropped', () => {
    const recorder = testRecorder();
    happen(recorder, ...quantities(4000));
    const recording = recorder.recording();
    expect(recording.entries.length).toBeLessThanOrEqual(3300);
    expect(recording.entries.length).toBeGreaterThan(2600);
    expect(recording.segments.map(({ first }) => first % 300)).toEqual(
      recording.segments.map(() => 0),
    );
    expect(recording.entries.at(-1)?.action.payload).toEqual({ cartItemId: 11, quantity: 3999 });
    expect(endOf(recording, 0).cart.pendingQuantities).toEqual({ 11: 1199 });
  });

  it('is stored as far as the browser has room for it', () => {
    const kept = keptText();
    const recorder = testRecorder({ kept });
    const long = requestStarted({ id: 1, endpoint: 'x'.repeat(10_000) });
    happen(recorder, ...Array.from({ length: 301 }, () => long), cartReceived(null));
    recorder.save();
    const recording = readRecording(kept.read());
    expect(kept.read()?.length).toBeLessThan(5_000_000);
    expect(recording?.entries.at(-1)?.action.type).toBe(cartReceived.type);
  });
});

it('never disturbs the shop', () => {
  const reportError = jest.fn();
  const recorder = testRecorder({ reportError });
  happen(recorder, { type: mealsLoaded.type, payload: 'garbage' });
  happen(recorder, quantityChanged({ cartItemId: 11, quantity: 2 }));
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(typesOf(recorder.recording())).toEqual([mealsLoaded.type, quantityChanged.type]);
});

describe('for a report', () => {
  const answered = (outcome: RequestOutcome) => requestFinished({ id: 1, outcome });

  it('sums up what happened, and on which pages', () => {
    let time = 1000;
    const begins = { router: at('/').payload };
    const recorder = testRecorder({ now: () => (time += 5), begins });
    happen(recorder, at('/cart'), answered('answered'), at('/nowhere'), at('/'));
    happen(recorder, answered('network'));
    expect(recorder.visit()).toEqual({
      text: JSON.stringify(recorder.recording()),
      from: 1005,
      to: 1025,
      pages: ['home', 'cart'],
      requests: 2,
      failedRequests: 1,
    });
  });

  it('holds as much of the end as may be sent', () => {
    const recorder = testRecorder();
    const long = requestStarted({ id: 1, endpoint: 'x'.repeat(1000) });
    happen(recorder, ...Array.from({ length: 500 }, () => long));
    const { text = '' } = recorder.visit() ?? {};
    expect(text.length).toBeLessThan(400_000);
    expect(readRecording(text)?.entries).toHaveLength(200);
  });

  it('is nothing before anything happened', () => {
    expect(testRecorder().visit()).toBeNull();
  });

  it('is over once it was forgotten', () => {
    const kept = keptText();
    const recorder = testRecorder({ kept });
    happen(recorder, at('/cart'));
    recorder.save();
    recorder.forget();
    happen(recorder, at('/checkout'));
    recorder.save();
    expect(kept.read()).toBeNull();
    expect(recorder.visit()).toBeNull();
    expect(recorder.recording().entries).toHaveLength(1);
  });
});

it('has recorded everything when it is read or the page is left', () => {
  const kept = keptText();
  const recorder = testRecorder({ kept, idle: () => undefined });
  happen(recorder, languageChanged('ar'));
  expect(recorder.recording()).toMatchObject({ language: 'ar', entries: { length: 1 } });
  happen(recorder, languageChanged('en'));
  recorder.save();
  expect(readRecording(kept.read())).toMatchObject({ language: 'en', entries: { length: 2 } });
  happen(recorder, languageChanged('ar'));
  expect(recorder.visit()?.text).toContain('"language":"ar"');
});
