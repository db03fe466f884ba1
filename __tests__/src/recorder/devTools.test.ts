import type { UnknownAction } from '@reduxjs/toolkit';
import { recordedReducer } from '../../../src/app/recordedReducer.ts';
import { storefrontRecorder } from '../../../src/app/storefrontRecorder.ts';
import { languageChanged } from '../../../src/features/language/languageSlice.ts';
import { quantityChanged } from '../../../src/features/cart/cartSlice.ts';
import { locationChanged } from '../../../src/routing/routerSlice.ts';
import { connectDevTools } from '../../../src/recorder/devTools.ts';
import type { Recorder } from '../../../src/recorder/recorder.ts';
import { momentsOf } from '../../../src/replay/moments.ts';
import { recordingFileReader } from '../../../src/replay/recordingFile.ts';
import { createMemoryHistory } from 'history';
import { keptText, shownRecorder, testRecorder } from '../../support/recorder.ts';
import { installDevTools } from '../../support/reduxDevTools.ts';
import { reportUnexpected } from '../../support/reportedErrors.ts';

const readRecordingFile = recordingFileReader(momentsOf);
const at = (pathname: string) =>
  locationChanged({ location: { pathname, search: '', hash: '', key: 'k' }, action: 'PUSH' });
const happen = ({ monitor }: Recorder, ...actions: readonly UnknownAction[]) => {
  for (const action of actions) monitor.actionDispatched?.(action);
};

it('shows the recording by flow and feature, with its times', () => {
  const panels = installDevTools();
  let time = 1000;
  const recorder = shownRecorder({ now: () => (time += 5) });
  happen(
    recorder,
    at('/cart'),
    { type: 'buying/cart' },
    quantityChanged({ cartItemId: 11, quantity: 2 }),
    at('/profile'),
    { type: 'profile/requested' },
  );
  expect(panels[0]!.actions().slice(2)).toEqual([
    { type: 'router/locationChanged', at: 1005 },
    { type: 'buying/cart', at: 1010 },
    { type: 'buying/cart › cart/quantityChanged', at: 1015 },
    { type: 'router/locationChanged', at: 1020 },
    { type: 'profile/requested', at: 1025 },
  ]);
});

it('exports a file that becomes the same recording again, earlier pages included', () => {
  const panels = installDevTools();
  const kept = keptText();
  const first = testRecorder({ kept, now: () => 1000 });
  happen(first, at('/cart'), { type: 'buying/cart' }, languageChanged('ar'));
  first.save();
  const second = shownRecorder({ kept, now: () => 2000, begins: { router: at('/cart').payload } });
  happen(second, at('/checkout'), languageChanged('ar'));
  const [panel] = panels;
  expect(second.recording()).toMatchObject({ language: 'ar', segments: { length: 2 } });
  expect(readRecordingFile(panel!.exported())).toEqual(second.recording());
  expect(readRecordingFile(panel!.everything())).toEqual(second.recording());
});

it('takes the actions of any other export with the state before them', () => {
  const read = readRecordingFile(
    JSON.stringify({
      payload: JSON.stringify([languageChanged('ar')]),
      preloadedState: JSON.stringify({ router: at('/cart').payload }),
    }),
  );
  expect(read).toMatchObject({
    language: 'ar',
    entries: [{ at: 0, action: languageChanged('ar'), cause: null }],
    segments: [{ first: 0, state: { router: at('/cart').payload } }],
  });
});

describe('a page of the shop', () => {
  const visit = testRecorder();
  happen(visit, at('/cart'));
  const text = JSON.stringify(visit.recording());

  function open(room = Infinity) {
    const panels = installDevTools();
    const held = new Map<string, string>();
    const assign = jest.fn();
    const page = {
      __REDUX_DEVTOOLS_EXTENSION__: window.__REDUX_DEVTOOLS_EXTENSION__,
      document: { querySelector: () => null },
      location: { assign },
      sessionStorage: {
        getItem: (key: string) => held.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (value.length > room) throw new Error('QuotaExceededError');
          held.set(key, value);
        },
      },
    } as unknown as Window;
    const recorder = storefrontRecorder({
      window: page,
      history: createMemoryHistory(),
      delivered: null,
      kept: keptText(),
      reportError: reportUnexpected,
    });
    return { panel: panels[0]!, held, assign, recorder };
  }

  it('opens an imported file in the replay, and does not change itself', () => {
    const { panel, held, assign, recorder } = open();
    happen(recorder, languageChanged('ar'));
    recorder.save();
    const exported = panel.exported();
    const before = panel.everything();
    panel.jumpTo(0);
    expect(panel.everything()).toBe(before);
    panel.import(text);
    expect(assign.mock.calls).toEqual([['/?replay']]);
    expect(readRecordingFile(held.get('imported')!)).toEqual(JSON.parse(text));
    expect(panel.exported()).toBe(exported);
    panel.import(exported);
    expect(readRecordingFile(held.get('imported')!)?.entries).toMatchObject([
      { action: languageChanged('ar') },
    ]);
  });

  it('does not change when Persist imports what an earlier page showed', () => {
    const earlier = open();
    happen(earlier.recorder, languageChanged('ar'));
    earlier.recorder.save();
    const { panel, held, assign } = open();
    const before = panel.everything();
    panel.persist(earlier.panel.everything());
    expect(assign).not.toHaveBeenCalled();
    expect(held.has('imported')).toBe(false);
    expect(panel.everything()).toBe(before);
  });

  it('says where to open a file that it cannot hand over', () => {
    const { panel, assign } = open(10);
    expect(() => panel.import(text)).toThrow('/?replay');
    expect(assign).not.toHaveBeenCalled();
  });
});

it('continues where a recorded action breaks today’s reducers', () => {
  const panels = installDevTools();
  const reportError = jest.fn();
  const recorder = shownRecorder({ reportError });
  happen(recorder, { type: 'mealSelection/loaded', payload: 'garbage' }, languageChanged('ar'));
  expect(reportError).toHaveBeenCalledTimes(1);
  const types = panels[0]!.actions().map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['mealSelection/loaded', languageChanged.type]);
  expect(panels[0]!.everything()).toContain('"current":"ar"');
});

it.each([
  ['is not installed', undefined],
  [
    'may not see this page',
    () =>
      <T>(createStore: T) =>
        createStore,
  ],
])('leaves the shop alone where the extension %s', (_name, extension) => {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  const options = { name: 'Shop', reduce: recordedReducer, onImported: jest.fn() };
  expect(connectDevTools(window, options)).toBeNull();
});
