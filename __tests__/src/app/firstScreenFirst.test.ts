import { firstScreenFirst } from '../../../src/app/firstScreenFirst.ts';
import { Paints } from '../../support/paints.ts';

Object.assign(window, { PerformanceObserver: Paints });

const frame = () => document.documentElement.dataset['frame'];

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
  const frames = [frame()];
  Paints.paint('first-paint');
  jest.advanceTimersToNextFrame();
  expect(frame()).toBe('1');
  Paints.paint('first-contentful-paint');
  while (frames.at(-1) !== undefined && frames.length < 10) {
    jest.advanceTimersToNextFrame();
    frames.push(frame());
  }
  expect(frames).toEqual(['1', '2', '3', '4', '5', '6', undefined]);
});

it('shows all of it in the end where no paint is reported', () => {
  arrive('navigate');
  jest.advanceTimersByTime(5000);
  expect(frame()).toBeUndefined();
});

it('does not begin again with frames that come later than that', () => {
  arrive('navigate');
  jest.advanceTimersByTime(5000);
  Paints.paint('first-contentful-paint');
  jest.advanceTimersToNextFrame();
  expect(frame()).toBeUndefined();
});

it.each([
  ['a part of the page is asked for', 'navigate', '#packages'],
  ['the page is loaded again', 'reload', ''],
  ['the visitor comes back', 'back_forward', ''],
] as const)('shows all of it at once where %s', (_name, type, hash) => {
  arrive(type, hash);
  expect(frame()).toBeUndefined();
});
