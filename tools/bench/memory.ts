import { readFileSync } from 'node:fs';

/** Bytes of a process that are resident. */
export const memory = (pid: number) => readStatus(pid, /VmRSS:\s+(\d+) kB/);

/** Bytes resident at the most since the process began. */
export const peakMemory = (pid: number) => readStatus(pid, /VmHWM:\s+(\d+) kB/);

const readStatus = (pid: number, kilobytes: RegExp) =>
  Number(kilobytes.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
