import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// A busy machine is slow, not wrong: a screen that never comes still fails.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

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

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('A test made a real request.'));
});
