import { ConcurrencyLimit } from '../../../server/domain/ConcurrencyLimit.ts';
import { ApiError } from '../../../server/errors/ApiError.ts';

function heldWork() {
  const started: string[] = [];
  const ends: Record<string, () => void> = {};
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => {
      ends[name] = () => resolve(name);
    });
  };
  return { started, work, end: (name: string) => ends[name]?.() };
}

it('runs as many at once as allowed, the others in order', async () => {
  const limit = new ConcurrencyLimit({ running: 2, waiting: 2 });
  const { started, work, end } = heldWork();
  const results = ['a', 'b', 'c', 'd'].map((name) => limit.run(work(name)));
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  expect(limit.load).toEqual({ running: 2, waiting: 2 });
  end('b');
  await results[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await Promise.all([results[0], results[2]]);
  await Promise.resolve();
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(limit.load).toEqual({ running: 0, waiting: 0 });
});

it('refuses work that would wait for too long, and says when to retry', async () => {
  const limit = new ConcurrencyLimit({ running: 1, waiting: 1 });
  const { started, work, end } = heldWork();
  const results = ['a', 'b'].map((name) => limit.run(work(name)));
  const refusal: unknown = await limit.run(work('c')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({
    code: 'busy',
    status: 503,
    details: { retryAfterSeconds: 5 },
  });
  end('a');
  await results[0];
  await Promise.resolve();
  end('b');
  await results[1];
  expect(started).toEqual(['a', 'b']);
});

it('continues after work that failed', async () => {
  const limit = new ConcurrencyLimit({ running: 1, waiting: 1 });
  const failing = limit.run(() => Promise.reject(new Error('no')));
  const next = limit.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});
