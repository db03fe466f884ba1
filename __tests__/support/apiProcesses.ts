import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface ApiProcesses {
  addresses: string[];
  stop: () => Promise<void>;
}

/** Starts this many API processes on one database server. */
export async function startApiProcesses(count: number, databaseUrl: string): Promise<ApiProcesses> {
  const children = Array.from({ length: count }, () =>
    fork(join(process.cwd(), '__tests__/support/apiProcess.ts'), [databaseUrl]),
  );
  const stop = async () => {
    await Promise.all(children.map(ended));
  };
  try {
    return { addresses: await Promise.all(children.map(listening)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', (code) => reject(new Error(`An API process ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.exitCode === null) child.disconnect();
    else resolve();
  });
}
