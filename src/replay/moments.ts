import { recordedReducer } from '../app/recordedReducer.ts';
import type { Course } from '../recorder/recording.ts';
import { selectLocation } from '../routing/routerSlice.ts';
import type { Moment } from './moment.ts';

/** Every moment of a recording, as today's reducers make it. */
export function momentsOf({ entries, segments }: Course): readonly Moment[] {
  let typed = 0;
  return segments.flatMap(({ first, state: slices }, index) => {
    let state = recordedReducer(slices, { type: 'replay/segmentBegun' });
    typed += 1;
    return entries.slice(first, segments[index + 1]?.first).map(({ at, action, cause }) => {
      const { drafts } = state;
      let problem: string | null = null;
      try {
        state = recordedReducer(state, action);
        if (state.drafts !== drafts) typed += 1;
      } catch (error) {
        problem = String(error);
      }
      const { pathname, search } = selectLocation(state);
      const { type, payload } = action;
      return { at, type, payload, cause, path: pathname + search, state, problem, typed };
    });
  });
}
