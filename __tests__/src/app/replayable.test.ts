import { FLUSH, PERSIST } from 'redux-persist';
import { replayable } from '../../../src/app/replayable.ts';

interface State {
  heard: string[];
  _persist: { version: number; rehydrated: boolean };
}

const fresh: State = { heard: [], _persist: { version: 3, rehydrated: true } };
const listening = () =>
  replayable<{ heard: string[] }>(
    (state = fresh, { type }) => ({ ...state, heard: [...state.heard, type] }),
    3,
  );

it('starts the persistence once; a replayed start only goes back to before it', () => {
  const reducer = listening();
  const started = reducer(fresh, { type: PERSIST });
  expect(started.heard).toEqual([PERSIST]);
  expect(reducer(started, { type: PERSIST })).toEqual({
    heard: [PERSIST],
    _persist: { version: 3, rehydrated: false },
  });
});

it('writes when it is asked to, not when that is replayed', () => {
  const reducer = listening();
  expect(reducer(fresh, { type: FLUSH, result: jest.fn() }).heard).toEqual([FLUSH]);
  expect(reducer(fresh, { type: FLUSH })).toBe(fresh);
});

it('passes on everything else', () => {
  expect(listening()(fresh, { type: 'test/anything' }).heard).toEqual(['test/anything']);
});
