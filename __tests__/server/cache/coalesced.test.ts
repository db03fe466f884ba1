import { coalesced } from '../../../server/cache/coalesced.ts';
import { readsBegun } from '../../support/readsBegun.ts';

/** Reads that record what they were asked for, and end when the test resolves them. */
function slowReadsOf<Asked>() {
  const state = { asked: [] as (readonly Asked[])[], end: (_error?: Error) => {} };
  const read = coalesced((asked: readonly Asked[]) => {
    state.asked.push(asked);
    return new Promise<void>((resolve, reject) => {
      state.end = (error) => (error === undefined ? resolve() : reject(error));
    });
  });
  return { state, read };
}

/** Reads of the value at their start, which end when the test resolves them. */
function slowReads() {
  const state = { value: 1, begun: 0, end: (_error?: Error) => {} };
  const read = coalesced(() => {
    state.begun += 1;
    const { value } = state;
    return new Promise<number>((resolve, reject) => {
      state.end = (error) => (error === undefined ? resolve(value) : reject(error));
    });
  });
  return { state, read };
}

describe('reading together', () => {
  it('gives no caller an answer that is older than its question', async () => {
    const { state, read } = slowReads();
    const early = read();
    await readsBegun();
    state.value = 2;
    const late = [read(), read()];
    state.end();
    expect(await early).toBe(1);
    await readsBegun();
    state.end();
    expect(await Promise.all(late)).toEqual([2, 2]);
    expect(state.begun).toBe(2);
  });

  it('reads once for all that ask in one turn of the event loop', async () => {
    const { read, state } = slowReadsOf<string>();
    const answers = [read('first')];
    await new Promise((resolve) => process.nextTick(resolve));
    answers.push(read('second'));
    await readsBegun();
    expect(state.asked).toEqual([['first', 'second']]);
    state.end();
    await Promise.all(answers);
  });

  it('reads again after a failure, which all of its callers get', async () => {
    const { state, read } = slowReads();
    const early = read();
    await readsBegun();
    const waiting = read();
    state.end(new Error('away'));
    await expect(early).rejects.toThrow('away');
    await expect(waiting).rejects.toThrow('away');
    const later = read();
    await readsBegun();
    state.end();
    expect(await later).toBe(1);
  });

  it('reads what the sharing callers asked for, and nothing from before a failure', async () => {
    const { read, state } = slowReadsOf<string>();
    const early = read('first');
    await readsBegun();
    const behind = read('second');
    state.end(new Error('away'));
    await expect(early).rejects.toThrow('away');
    await expect(behind).rejects.toThrow('away');
    const later = [read('third'), read('fourth')];
    await readsBegun();
    state.end();
    await Promise.all(later);
    expect(state.asked).toEqual([['first'], ['third', 'fourth']]);
  });
});
