import '@testing-library/jest-dom';

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new Error('A test made a real request.'));
});
