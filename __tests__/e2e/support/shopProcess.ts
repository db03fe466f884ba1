import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopProcess {
  url: string;
  gatewayUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server with the production storefront and the sandbox gateway, on an empty database
 * of its own; `settings` are further environment variables.
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-browser-'));
  const child = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataFolder,
      ...settings,
    },
  });
  await answering(child, `http://localhost:${port}/api/home`);
  return {
    url: `http://localhost:${port}`,
    gatewayUrl: `http://localhost:${gatewayPort}`,
    stop: async () => {
      await ended(child);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server prints its address, which it does once it accepts requests. */
function answering(child: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/https?:\/\/\S+:\d+/.test(printed)) {
        fetch(url).then(() => resolve(), reject);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${printed}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
