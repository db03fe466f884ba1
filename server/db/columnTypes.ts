import pg from 'pg';

const { DATE, INT8, NUMERIC } = pg.types.builtins;

/**
 * Both drivers give the same JavaScript values: dates stay YYYY-MM-DD, whole and decimal numbers
 * become numbers (no column holds more than 2^53).
 */
export const parsers = {
  [DATE]: (value: string) => value,
  [INT8]: Number,
  [NUMERIC]: Number,
};

/** The same for node-postgres. */
export const types = new pg.TypeOverrides();
for (const [type, parse] of Object.entries<(value: string) => string | number>(parsers)) {
  types.setTypeParser(Number(type), parse);
}
