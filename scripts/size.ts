import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LANGUAGE, languageCodes, type Language } from '../src/contract/languages.ts';
import { BUNDLE_REPORT, type BundleReport } from '../webpack/bundleReport.ts';

/** Bytes of brotli. */
const LIMIT = 130_000;
const NOT_AT_FIRST = ['formik', 'yup', 'crypto-js', 'react-day-picker', '@base-ui'];

const { groups, scripts } = JSON.parse(readFileSync(BUNDLE_REPORT, 'utf8')) as BundleReport;

const sizeOf = (file: string) => brotliCompressSync(readFileSync(`dist/${file}`)).length;
const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10);
const packagesOf = (file: string) => scripts[file]?.packages ?? [];
const contentsOf = (file: string) =>
  [...(scripts[file]?.pages ?? []), ...packagesOf(file)].join(' ');

/** What a first visit of the home page loads. */
function firstLoad(language: Language): string[] {
  const names = ['main', 'home', `messages-${language}`];
  const missing = names.filter((name) => !(name in groups));
  if (missing.length > 0) throw new Error(`The build has no chunk named ${missing.join(', ')}.`);
  return [...new Set(names.flatMap((name) => groups[name] ?? []))];
}

function print(title: string, files: readonly string[]): number {
  const sizes = files.map((file) => ({ file, bytes: sizeOf(file) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${title}`);
  for (const { file, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${inKb(bytes)}  ${file}  ${contentsOf(file)}`.trimEnd());
  }
  console.log(`${inKb(total)}  in all`);
  return total;
}

const totals = languageCodes.map((language) =>
  print(`Home page, first visit, ${language}`, firstLoad(language)),
);
const atFirst = firstLoad(DEFAULT_LANGUAGE);
print(
  'Loaded later',
  Object.keys(scripts).filter((file) => !atFirst.includes(file)),
);

const tooEarly = NOT_AT_FIRST.filter((name) =>
  atFirst.some((file) => packagesOf(file).some((found) => found.startsWith(name))),
);
const tooLarge = Math.max(...totals) > LIMIT;
console.log(`\nLimit ${inKb(LIMIT).trim()}: ${tooLarge ? 'EXCEEDED' : 'kept'}`);
if (tooEarly.length > 0) console.log(`Must not be in the first visit: ${tooEarly.join(', ')}`);
process.exitCode = tooLarge || tooEarly.length > 0 ? 1 : 0;
