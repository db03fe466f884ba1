import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** `getconf CLK_TCK` of Linux. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that a process has used; 0 after it has ended. */
export function cpuOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const [, rest = ''] = readFileSync(file, 'utf8').split(') ');
  const fields = rest.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}
