const reported: unknown[] = [];

/** The errors that a shop under test reports: an unexpected exception fails the test. */
export const reportUnexpected = (error: unknown) => void reported.push(error);

afterEach(() => {
  const [error] = reported.splice(0);
  if (error !== undefined) throw new Error('The shop reported an exception.', { cause: error });
});
