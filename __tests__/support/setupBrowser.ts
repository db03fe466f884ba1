import '@testing-library/jest-dom';
import type createEmotionCache from '@emotion/cache';
import { configure } from '@testing-library/react';

// Style sheets say nothing where nothing is laid out, and jsdom goes through all of them for each query by role.
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual<{ default: typeof createEmotionCache }>(
    '@emotion/cache',
  );
  const createOutsideThePage: typeof createEmotionCache = (options) =>
    createCache({ ...options, container: globalThis.document.createElement('div') });
  return { __esModule: true, default: createOutsideThePage };
});

// A busy machine is slow, not wrong: a screen that never comes still fails.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so it has no scrolling either.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// Nor does it say how its page was loaded.
window.performance.getEntriesByType = () => [];

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('A test made a real request.'));
});
