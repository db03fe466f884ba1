/** Making a database and filling it, or a typeface, takes seconds on a busy machine. */
jest.setTimeout(120_000);
