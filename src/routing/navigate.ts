import type { History } from 'history';
import { call, getContext, type SagaGenerator } from 'typed-redux-saga';

/** Moves the browser to a path of the shop. */
export function* navigate(
  path: string,
  { replace = false }: { replace?: boolean } = {},
): SagaGenerator<void> {
  const history = yield* getContext<History>('history');
  yield* call(() => {
    if (replace) history.replace(path);
    else history.push(path);
  });
}
