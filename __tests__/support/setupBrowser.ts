import '@testing-library/jest-dom';

// jsdom lays nothing out, so it has no scrolling either.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('A test made a real request.'));
});
