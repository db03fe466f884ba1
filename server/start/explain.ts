import { StartError } from './StartError.ts';

/** A port that cannot be listened on, in a sentence that names its setting. */
export async function explainPort<T>(
  listening: Promise<T>,
  setting: 'PORT' | 'GATEWAY_PORT' | 'METRICS_PORT',
  port: number,
): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken: stop what uses it, or set ${setting} to another.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${port} is not allowed for this user: set ${setting} to one above 1023.`,
      );
    }
    throw error;
  }
}

/** The errors of Node and PostgreSQL for a DATABASE_URL that does not work. */
const DATABASE_PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'no server answers there',
  ECONNRESET: 'the server closed the connection',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'the server does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENOENT: 'its socket, or a file it names, is not there',
  '28000': 'the server refused the user',
  '28P01': 'the server refused the user or the password',
  '3D000': 'the server has no such database',
  '42501': 'the user may not make tables there',
};

/** Without user and password; a socket by its folder. */
export function nameOfDatabase(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return decodeURIComponent(`${host}${pathname}`);
}

/** A database that cannot be used, in a sentence without the password that DATABASE_URL holds. */
export async function explainDatabase<T>(
  opening: Promise<T>,
  databaseUrl: string | null,
): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    const reason = DATABASE_PROBLEMS[codeOf(error) ?? ''];
    if (databaseUrl === null || reason === undefined) throw error;
    const name = nameOfDatabase(databaseUrl);
    throw new StartError(`The database ${name} cannot be used, ${reason}: check DATABASE_URL.`);
  }
}

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
}
