import { buffers, channel } from 'redux-saga';
import { call, put, take, type SagaGenerator } from 'typed-redux-saga';

export type InTurn = (work: () => SagaGenerator<void>) => SagaGenerator<void>;

/** Runs work of the same queue one after the other, in the order of its arrival. */
export function createQueue(): InTurn {
  const turns = channel<'turn'>(buffers.fixed(1));
  turns.put('turn');
  return function* inTurn(work) {
    yield* take(turns);
    try {
      yield* call(work);
    } finally {
      yield* put(turns, 'turn');
    }
  };
}
