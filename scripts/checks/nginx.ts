import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/nginx';
const CONFIGURATION = ['deploy/nginx/upstream.conf', 'deploy/nginx/mizan.conf'];
const ASK_EVERY_MS = 20;

interface NginxSettings {
  /** Where it listens for https. */
  port: number;
  /** Where it listens for http, to redirect. */
  plainPort: number;
  /** The ports of the three processes behind it. */
  upstreams: readonly [number, number, number];
  certificate: { cert: string; key: string };
}

export interface RunningNginx {
  stop: () => Promise<void>;
}

/** Runs the example configuration of `deploy`, with other ports and folders. Null on a machine without nginx. */
export async function startNginx(settings: NginxSettings): Promise<RunningNginx | null> {
  if (!existsSync(PROGRAM)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  mkdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'fullchain.pem'), settings.certificate.cert);
  writeFileSync(join(folder, 'privkey.pem'), settings.certificate.key, { mode: 0o600 });
  const site = CONFIGURATION.map((file) => readFileSync(file, 'utf8')).join('\n');
  writeFileSync(join(folder, 'nginx.conf'), wrap(adjust(site, settings, folder), folder));
  const child = spawn(
    PROGRAM,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  while (!(await isListening(settings.port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: see ${folder}/error.log`);
    await delay(ASK_EVERY_MS);
  }
  return {
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function adjust(site: string, { port, plainPort, upstreams }: NginxSettings, folder: string) {
  return (
    site
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replaceAll('shop.example', 'localhost')
      .replaceAll('/etc/ssl/mizan/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      .replaceAll('/var/cache/nginx/', `${folder}/cache/`)
      // Replaced in one pass: the new port of the first may start with the old one of the second.
      .replaceAll(/127\.0\.0\.1:400([123])\b/g, (_, at) => `127.0.0.1:${upstreams[Number(at) - 1]}`)
  );
}

/** The usual nginx.conf of a distribution. */
function wrap(site: string, folder: string): string {
  return `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http {
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${site}
    }
  `;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
