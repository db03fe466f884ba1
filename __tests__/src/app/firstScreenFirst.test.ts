import { firstScreenFirst } from '../../../src/app/firstScreenFirst.ts';
import { Paints } from '../../support/paints.ts';

Object.assign(window, { PerformanceObserver: Paints });

const later = () => document.documentElement.dataset['later'];

function arrive(type: NavigationTimingType, hash = ''): void {
  window.history.replaceState(null, '', `/${hash}`);
  const loads = [{ type }] as unknown as PerformanceEntryList;
  jest.spyOn(window.performance, 'getEntriesByType').mockReturnValue(loads);
  firstScreenFirst(window);
}

beforeEach(() => {
  Paints.begin();
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('lets what is below the first screen appear once that is painted, a part in each frame', () => {
  arrive('navigate');
  const frames = [later()];
  Paints.paint('first-paint');
  jest.advanceTimersToNextFrame();
  expect(later()).toBe('2 3 4 5 6 7 8');
  Paints.paint('first-contentful-paint');
  while (frames.at(-1) !== undefined && frames.length < 10) {
    jest.advanceTimersToNextFrame();
    frames.push(later());
  }
  expect(frames).toEqual([
    ...['2 3 4 5 6 7 8', '3 4 5 6 7 8', '4 5 6 7 8', '5 6 7 8', '6 7 8', '7 8', '8'],
    undefined,
  ]);
});

it('shows all of it in the end where no paint is reported', () => {
  arrive('navigate');
  jest.advanceTimersByTime(5000);
  expect(later()).toBeUndefined();
});

it('does not begin again with frames that come later than that', () => {
  arrive('navigate');
  jest.advanceTimersByTime(5000);
  Paints.paint('first-contentful-paint');
  jest.advanceTimersToNextFrame();
  expect(later()).toBeUndefined();
});

it.each([
  ['a part of the page is asked for', 'navigate', '#packages'],
  ['the page is loaded again', 'reload', ''],
  ['the visitor comes back', 'back_forward', ''],
] as const)('shows all of it at once where %s', (_name, type, hash) => {
  arrive(type, hash);
  expect(later()).toBeUndefined();
});
