/** Istanbul's counters of a file: of statements, functions and branches. */
interface FileCounters {
  s: Record<string, number>;
  f: Record<string, number>;
  b: Record<string, readonly number[]>;
}

/** By source file: which of its counters a test file of this worker has raised. */
const raisedCounters = new Map<string, readonly boolean[]>();

const countsOf = ({ s, f, b }: FileCounters): number[] => [
  ...Object.values(s),
  ...Object.values(f),
  ...Object.values(b).flat(),
];

function raisesNewCounters(path: string, counters: FileCounters): boolean {
  const raised = countsOf(counters).map((count) => count > 0);
  const known = raisedCounters.get(path);
  raisedCounters.set(
    path,
    known ? known.map((was, index) => was || raised[index] === true) : raised,
  );
  return !known || known.some((was, index) => !was && raised[index] === true);
}

/**
 * Takes out the source files of which a test file ran nothing that an earlier one of this worker had not. Jest copies, sends
 * and adds up what is left, after each test file (decision 201). Which lines ran stays the
 * same; how often they ran is no longer known.
 */
export function keepNewCoverage(countersOfFiles: Record<string, FileCounters> = {}): void {
  for (const [path, counters] of Object.entries(countersOfFiles)) {
    if (!raisesNewCounters(path, counters)) delete countersOfFiles[path];
  }
}
