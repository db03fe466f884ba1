import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

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
