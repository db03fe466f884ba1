import pg from 'pg';

const { DATE, INT8, NUMERIC } = pg.types.builtins;

/** Dates stay YYYY-MM-DD, whole and decimal numbers become numbers (no column holds more than 2^53). */
export const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (value: string) => value);
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);
