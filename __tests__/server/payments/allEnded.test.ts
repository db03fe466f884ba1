import { allEnded } from '../../../server/payments/allEnded.ts';

describe('all that has ended', () => {
  it('returns every result in order', async () => {
    await expect(allEnded([Promise.resolve(1), Promise.resolve(2)])).resolves.toEqual([1, 2]);
  });

  it('fails only when the others have ended too', async () => {
    const events: string[] = [];
    let end: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      end = resolve;
    }).then(() => events.push('the other has ended'));
    const all = allEnded([Promise.reject(new Error('No answer')), slow]).catch(() =>
      events.push('it has failed'),
    );
    await new Promise(setImmediate);
    end();
    await all;
    expect(events).toEqual(['the other has ended', 'it has failed']);
  });
});
