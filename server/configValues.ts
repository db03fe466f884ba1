import { email } from '../src/contract/rules/person.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that stops the start. Its message is one sentence that names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
    this.name = 'ConfigError';
  }
}

/** The trimmed value; an empty variable counts as unset. */
export function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  return value === '' ? null : value;
}

export function readPort(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigError(name, `must be a port number between 1 and 65535, not "${text}"`);
  }
  return port;
}

export function readCount(env: Environment, name: string, fallback: number): number {
  const text = readText(env, name);
  if (text === null) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new ConfigError(name, `must be a whole number from 1 on, not "${text}"`);
  }
  return count;
}

export function readBoolean(env: Environment, name: string): boolean | null {
  const text = readText(env, name)?.toLowerCase();
  if (text === undefined) return null;
  if (['true', 'yes', '1'].includes(text)) return true;
  if (['false', 'no', '0'].includes(text)) return false;
  throw new ConfigError(name, `must be yes or no, not "${text}"`);
}

export function readChoice<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
): T | null {
  const text = readText(env, name);
  if (text === null) return null;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new ConfigError(name, `must be one of ${choices.join(', ')}`);
  return choice;
}

/** An absolute URL without the slash at its end. The value is not repeated: it can hold a password. */
export function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | null {
  const text = readText(env, name);
  if (text === null) return null;
  const accepted = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  if (!accepted)
    throw new ConfigError(name, `must be an address that starts with ${protocols[0]}//`);
  return text.replace(/\/+$/, '');
}

/** A bare address, without a name. */
export function readEmail(env: Environment, name: string): string | null {
  const text = email.normalise(env[name] ?? '');
  if (text === '') return null;
  if (email.check(text, {}) !== null) {
    throw new ConfigError(name, 'must be an e-mail address such as hello@example.com');
  }
  return text;
}
