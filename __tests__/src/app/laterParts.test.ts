import { fetchLaterPart, shopArrivals } from '../../../src/app/laterParts.ts';
import { nextTask } from '../../../src/ui/nextTask.ts';

jest.mock('../../../src/ui/nextTask.ts', () => ({ nextTask: jest.fn() }));

it('brings the shop in short tasks, and a page that comes later waits for none', async () => {
  const happened: string[] = [];
  const note = (what: string) => () => void happened.push(what);
  jest.mocked(nextTask).mockImplementation(() => Promise.resolve().then(note('task')));
  const names = ['buying', 'account'];
  for (const [index, arrived] of shopArrivals.entries())
    void arrived.then(note(names[index] ?? ''));
  await fetchLaterPart.shop();
  happened.push('page');
  expect(happened).toEqual(['task', 'buying', 'task', 'task', 'account', 'page']);
  await fetchLaterPart.shop();
  expect(happened).toHaveLength(6);
});
