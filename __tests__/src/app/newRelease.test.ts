import { releaseFollower } from '../../../src/app/newRelease.ts';

const pageWith = (...scripts: string[]) =>
  `<html><head>${scripts.map((src) => `<script defer src="${src}"></script>`).join('')}</head></html>`;
const OLD = pageWith('/assets/runtime.1111.js', '/assets/main.1111.js');
const NEW = pageWith('/assets/runtime.2222.js', '/assets/main.1111.js');

beforeEach(() => window.sessionStorage.clear());

/** A tab that runs one release while the server has another. */
function tab(
  running: string,
  answer: () => Promise<Response>,
  storage = () => window.sessionStorage,
) {
  const reload = jest.fn();
  const fetched = jest.fn(answer);
  const document = new DOMParser().parseFromString(running, 'text/html');
  const follow = releaseFollower({ document, fetch: fetched, storage, reload });
  return { follow, reload, fetched };
}

const serving =
  (html: string, status = 200) =>
  async () =>
    new Response(html, { status });

/** Whether the page stayed, or is being loaded again. */
const outcome = (following: Promise<void>) =>
  Promise.race([
    following.then(() => 'stays'),
    new Promise((resolve) => setTimeout(() => resolve('leaves'), 20)),
  ]);

it('loads the page again when the server has another release', async () => {
  const { follow, reload } = tab(OLD, serving(NEW));
  expect(await outcome(follow())).toBe('leaves');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks and reloads once for several missing files', async () => {
  const { follow, reload, fetched } = tab(OLD, serving(NEW));
  expect(await outcome(Promise.race([follow(), follow(), follow()]))).toBe('leaves');
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['the release is the same', serving(OLD)],
  ['the server is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the shop is closed', serving(NEW, 503)],
])('stays when %s, and checks again the next time', async (_, answer) => {
  const { follow, reload, fetched } = tab(OLD, answer);
  await follow();
  await follow();
  expect(reload).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('never goes in a circle between two releases', async () => {
  const visits = [tab(OLD, serving(NEW)), tab(NEW, serving(OLD))];
  for (const { follow } of visits) expect(await outcome(follow())).toBe('leaves');
  const again = tab(OLD, serving(NEW));
  expect(await outcome(again.follow())).toBe('stays');
  expect(again.reload).not.toHaveBeenCalled();
});

it('stays where the tab cannot remember that it reloads', async () => {
  const { follow, reload } = tab(OLD, serving(NEW), () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await follow();
  expect(reload).not.toHaveBeenCalled();
});
