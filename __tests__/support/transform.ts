import createCacheKey from '@jest/create-cache-key-function';
import { transformSync } from '@swc/core';
import { createInstrumenter, type InstrumenterOptions } from 'istanbul-lib-instrument';
import { typescript } from '../../webpack/compileScripts.ts';

/** Puts `jest.mock` before what is imported; the types do not name it. */
const hoisting = { hidden: { jest: true } };

export const canInstrument = true;

export const getCacheKey = createCacheKey([
  import.meta.filename,
  'webpack/compileScripts.ts',
  'package-lock.json',
]);

/** For Jest: removes types and JSX, and turns modules into those of Node. */
export function process(source: string, filename: string, { instrument = false }) {
  const isTsx = filename.endsWith('x');
  const jsc = /\.tsx?$/.test(filename) ? typescript(isTsx) : {};
  const { code, ...map } = instrument ? withCounters(source, filename, isTsx) : { code: source };
  return transformSync(code, {
    ...map,
    filename,
    sourceMaps: true,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { ...jsc, target: 'es2024', transform: { ...jsc.transform, ...hoisting } },
  });
}

const counters = { esModules: true, compact: false, produceSourceMap: true };
const parsers = { ts: ['typescript'], tsx: ['typescript', 'jsx'] } satisfies Record<
  string,
  InstrumenterOptions['parserPlugins']
>;

/** Before anything is compiled: what is counted is what was written. */
function withCounters(source: string, filename: string, isTsx: boolean) {
  const parserPlugins = isTsx ? parsers.tsx : parsers.ts;
  const instrumenter = createInstrumenter({ ...counters, parserPlugins });
  const code = instrumenter.instrumentSync(source, filename);
  return { code, inputSourceMap: JSON.stringify(instrumenter.lastSourceMap()) };
}
