import { spawn } from 'node:child_process';

export interface Outcome {
  passed: boolean;
  output: string;
}

/** Runs a command, shows what it prints, and keeps it. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env } });
    let output = '';
    const show = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      stream.write(chunk);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('error', (error) => resolve({ passed: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}
