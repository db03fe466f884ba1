import '@testing-library/jest-dom';

// jsdom lays nothing out, so it has no scrolling either.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// Nor does it say how its page was loaded.
window.performance.getEntriesByType = () => [];

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('A test made a real request.'));
});
