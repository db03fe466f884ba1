import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const SECONDS = 4;
const CONNECTIONS = 16;

/** Requests per second that wrk measures; `args` are further arguments. */
export async function load(url: string, ...args: readonly string[]): Promise<number> {
  const child = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...args, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await text(child.stdout);
  if (output.includes('Non-2xx')) throw new Error(`${url} refused:\n${output}`);
  return Number(/Requests\/sec:\s+(\d+)/.exec(output)?.[1]);
}
