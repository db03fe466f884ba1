import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { kuwaitToday } from '../../src/contract/kuwaitTime.ts';
import { milliseconds, nanoseconds } from './figures.ts';
import { memoryYardstick, yardstick } from './yardstick.ts';

const DOCUMENT = 'docs/performance.md';

/**
 * Puts a table in place of the one that this bench wrote before, between its two comments in a document,
 * and says below it when it was measured, of which commit and how fast the machine was.
 */
export function writeTable(
  bench: string,
  rows: readonly (readonly string[])[],
  document = DOCUMENT,
): void {
  const written = `${tableOf(rows)}\n\n${describeRun()}`;
  console.log(written);
  writeFileSync(document, replaceTable(readFileSync(document, 'utf8'), bench, written));
  execFileSync('oxfmt', [document]);
}

function tableOf([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** A text with something else between the two comments of a bench. */
export function replaceTable(text: string, bench: string, written: string): string {
  const mark = `<!-- ${bench} -->`;
  const [before, , after, ...further] = text.split(mark);
  if (before === undefined || after === undefined || further.length > 0)
    throw new Error(`The document does not have two comments ${mark}`);
  return `${before}${mark}\n\n${written}\n\n${mark}${after}`;
}

function describeRun(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  // The tables that other benches have just written change nothing that is measured.
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs') !== '';
  const measured = isChanged ? `${commit} and changes` : commit;
  const date = kuwaitToday(new Date());
  const speed = `yardstick ${milliseconds(yardstick())}, memory ${nanoseconds(memoryYardstick())}`;
  return `_${date} (Kuwait), commit ${measured}, ${speed}_`;
}
