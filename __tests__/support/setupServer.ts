/** Making a database and filling it takes seconds on a busy machine. */
jest.setTimeout(120_000);
