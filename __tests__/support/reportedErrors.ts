const reported: unknown[] = [];

/** What a shop under test reports: an exception that no test expected fails it. */
export const reportUnexpected = (error: unknown) => void reported.push(error);

afterEach(() => {
  const [error] = reported.splice(0);
  if (error !== undefined) throw new Error('The shop reported an exception.', { cause: error });
});
