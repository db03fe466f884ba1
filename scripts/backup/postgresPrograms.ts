import { spawnSync } from 'node:child_process';
import { StartError } from '../../server/start/StartError.ts';

/**
 * Runs pg_dump or pg_restore on the database. The address goes into the environment, because all users of the machine
 * can see arguments, and with them the password.
 */
export function runOnDatabase(program: string, databaseUrl: string, args: readonly string[]): void {
  const { error, status } = spawnSync(program, args, {
    env: { ...process.env, ...connectionOf(databaseUrl) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error !== undefined) {
    throw new StartError(`${program} could not be run: install PostgreSQL's client programs.`);
  }
  if (status !== 0) throw new StartError(`${program} failed: see the lines above.`);
}

/** The variables of libpq. */
function connectionOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const parts = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}
