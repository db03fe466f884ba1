import '@testing-library/jest-dom';
import { act, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { nextTask } from '../../src/ui/nextTask.ts';

type WordsOf = (element: Element, options?: object) => string;

/**
 * A name is found by its words, as the text of an element is: a no-break space counts as a space. Where one has to be, the
 * tests of the formats say so.
 */
jest.mock('dom-accessibility-api', () => {
  const actual = jest.requireActual<Record<string, WordsOf>>('dom-accessibility-api');
  const spaced =
    (name: string): WordsOf =>
    (...of) =>
      actual[name]!(...of).replace(/\s+/g, ' ');
  return {
    ...actual,
    computeAccessibleName: spaced('computeAccessibleName'),
    computeAccessibleDescription: spaced('computeAccessibleDescription'),
  };
});

const { setTimeout: later } = globalThis;
class TimedChannel {
  readonly port1 = { onmessage: () => undefined, close: () => undefined };
  readonly port2 = { postMessage: () => later(() => this.port1.onmessage()) };
}

// A busy machine is slow, not wrong: a screen that never comes still fails.
jest.setTimeout(60_000);
const usual = { ...getConfig() };
configure({
  asyncUtilTimeout: 10_000,
  // What a press changes is rendered in the next task (`shownLater`).
  asyncWrapper: (callback) =>
    usual.asyncWrapper(async () => {
      const result: unknown = await callback();
      await act(nextTask);
      return result;
    }),
});

/**
 * React's development build makes two errors for each element, to say in a warning where it was written: a tenth of these
 * tests. From ten thousand in a second on it makes none.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);

// jsdom lays nothing out, so it has no scrolling either.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// Nor does it say how its page was loaded.
window.performance.getEntriesByType = () => [];
// Nor does it have channels, by which the shop yields to the browser; React was loaded above and does without.
Object.assign(globalThis, { MessageChannel: TimedChannel });

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('A test made a real request.'));
});
