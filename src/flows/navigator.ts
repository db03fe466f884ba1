import { call, take, type SagaGenerator } from 'typed-redux-saga';
import { navigate } from '../routing/navigate.ts';
import { locationChanged } from '../routing/routerSlice.ts';

/** Remembers where a flow has sent the customer, to tell its own navigation from the customer's. */
export interface Navigator {
  goTo: (path: string, options?: { replace?: boolean }) => SagaGenerator<void>;
  /** Another saga is about to move the customer there on the flow's behalf. */
  expect: (path: string) => SagaGenerator<void>;
  /** Ends when the customer goes somewhere that the flow did not lead to. */
  customerLeaves: () => SagaGenerator<void>;
}

export function createNavigator(pathname: string): Navigator {
  let current = pathname;
  const pathOf = (path: string) => path.split(/[?#]/, 1)[0] ?? path;
  return {
    *goTo(path, options = {}) {
      current = pathOf(path);
      yield* call(navigate, path, options);
    },
    *expect(path) {
      current = pathOf(path);
    },
    *customerLeaves() {
      while (true) {
        const { payload } = yield* take(locationChanged);
        if (payload.location.pathname !== current) return;
      }
    },
  };
}
