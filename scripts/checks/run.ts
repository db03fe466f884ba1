import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface Outcome {
  passed: boolean;
  output: string;
}

export interface RunOptions {
  env?: Readonly<Record<string, string>>;
  /** Shows what the command prints as it prints it. */
  live?: boolean;
  /** Whether it gets an equal share of the processor; otherwise it runs at a lower priority. */
  isUrgent?: boolean;
}

/** Runs a command and keeps what it prints. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, live = false, isUrgent = true }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env } });
    // Child processes inherit the priority.
    if (!isUrgent && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', (error) => resolve({ passed: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
