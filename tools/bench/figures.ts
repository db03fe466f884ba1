import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = 'docs/performance.md';

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export const milliseconds = (figure: number) => `${Math.round(figure).toLocaleString('en')} ms`;
export const perSecond = (figure: number) => Math.round(figure).toLocaleString('en');
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
export const ratio = (figure: number, floor: number) => (figure / floor).toFixed(2);

/** Replaces the table that this bench wrote before, between its two comments. */
export function writeTable(bench: string, rows: readonly (readonly string[])[]) {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
  console.log(table);
  const [before, , after] = readFileSync(DOCUMENT, 'utf8').split(`<!-- ${bench} -->`);
  if (before === undefined || after === undefined)
    throw new Error(`${DOCUMENT} has no two comments <!-- ${bench} -->`);
  const mark = `<!-- ${bench} -->`;
  writeFileSync(DOCUMENT, `${before}${mark}\n\n${table}\n\n${mark}${after}`);
  execFileSync('oxfmt', [DOCUMENT]);
}
