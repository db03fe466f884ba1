import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/readConfig.ts';
import { lockDataFolder } from '../../../server/start/dataFolder.ts';
import { startServer } from '../../../server/start/startServer.ts';
import { runProgram } from '../../support/runProgram.ts';

const taken: Server[] = [];

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'shop-start-'));
}

async function takePort(): Promise<string> {
  const server = createServer();
  taken.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

afterEach(() => {
  for (const server of taken.splice(0)) server.close();
});

describe('a start that cannot succeed explains what to do', () => {
  it('when the data folder cannot be made', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: join(file, 'data') })).toThrow(
      `The data folder ${join(file, 'data')} cannot be written: give this user the right to, or set DATA_DIR to another folder.`,
    );
  });

  it('when another process uses the data folder', async () => {
    const folder = newFolder();
    // The parent of this process lives as long as the test does.
    writeFileSync(join(folder, 'shop.pid'), String(process.ppid));
    await expect(startServer(readConfig({ DATA_DIR: folder }), null)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.ppid}: stop that one, or set DATA_DIR to another folder.`,
    );
  });

  it('when the port of the sandbox gateway is taken', async () => {
    const port = await takePort();
    const folder = newFolder();
    const config = readConfig({ DATA_DIR: folder, GATEWAY_PORT: port });
    await expect(startServer(config, null)).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or set GATEWAY_PORT to another.`,
    );
    // No database was made for nothing.
    expect(readdirSync(folder)).not.toContain('db');
  });

  it('when no database server answers, without telling its password', async () => {
    const port = await takePort();
    taken.splice(0).forEach((server) => server.close());
    const config = readConfig({
      DATA_DIR: newFolder(),
      DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop`,
    });
    await expect(startServer(config, null)).rejects.toThrow(
      `The database 127.0.0.1:${port}/shop cannot be used, no server answers there: check DATABASE_URL.`,
    );
  });

  it('when a database server has no such socket', async () => {
    const folder = newFolder();
    const DATABASE_URL = `postgres://shop:secret@${encodeURIComponent(folder)}:5432/shop`;
    const config = readConfig({ DATA_DIR: newFolder(), DATABASE_URL });
    await expect(startServer(config, null)).rejects.toThrow(
      `The database ${folder}:5432/shop cannot be used, its socket, or a file it names, is not there: check DATABASE_URL.`,
    );
  });
});

describe('a data folder that hangs', () => {
  it('is named', () => {
    const folder = newFolder();
    // Reading a pipe without a writer never ends, like reading from a file server that is down.
    execFileSync('mkfifo', [join(folder, 'shop.pid')]);
    const { status, stderr } = runProgram('server/main.js', {
      args: ['--dev'],
      env: { DATA_DIR: folder },
    });
    expect(stderr).toBe(
      `The data folder ${folder} does not answer: see to the disk or the network that it is on, or set DATA_DIR to another folder.\n`,
    );
    expect(status).toBe(1);
  });
});

describe('a start in production', () => {
  /** The whole program with these settings alone; it has to end on its own. */
  const start = (settings: NodeJS.ProcessEnv) =>
    runProgram('server/main.js', {
      args: ['--dev'],
      env: { NODE_ENV: 'production', DATA_DIR: newFolder(), ...settings },
    });

  it.each([
    ['the embedded database', {}, /^DATABASE_URL is missing: .* ALLOW_EMBEDDED_DATABASE=yes/],
    [
      'the sandbox gateway',
      { ALLOW_EMBEDDED_DATABASE: 'yes' },
      /^GATEWAY_BASE_URL is missing: .* ALLOW_SANDBOX_GATEWAY=yes/,
    ],
  ])('is refused with %s', (_part, settings, sentence) => {
    const { status, stdout, stderr } = start(settings);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});

describe('the data folder', () => {
  it('is free again when the process that used it has died', () => {
    const folder = newFolder();
    const unused = 2 ** 22 + 1;
    writeFileSync(join(folder, 'shop.pid'), String(unused));
    expect(() => lockDataFolder(folder)).not.toThrow();
  });

  it('is free again after a stop', () => {
    const folder = newFolder();
    lockDataFolder(folder)();
    writeFileSync(join(folder, 'shop.pid'), String(process.ppid));
    expect(() => lockDataFolder(folder)).toThrow(/is in use/);
  });
});
