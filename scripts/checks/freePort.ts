import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Browsers refuse 10080. Linux uses ports from 32768 on for outgoing connections, which could take one before its
// server does.
const FIRST = 10_081;
const END = 32_768;

const given = new Set<number>();

/** A free port; never the same one twice, because its server may be stopped for a while. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
