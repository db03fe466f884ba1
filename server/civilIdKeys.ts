import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readText, type Environment } from './configValues.ts';
import {
  civilIdKey,
  KEY_BYTES,
  type CivilIdKey,
  type CivilIdKeys,
} from './domain/privacy/civilIdCipher.ts';
import { prepareDataFolder } from './start/dataFolder.ts';
import { StartError } from './start/StartError.ts';

const HOW_TO_MAKE_ONE = '"openssl rand -base64 32" makes one';

/** Reads the keys of the environment. Outside production a key is generated and kept in DATA_DIR. */
export function readCivilIdKeys(env: Environment, dataDir: string): CivilIdKeys {
  const text = readText(env, 'CIVIL_ID_KEY');
  if (text === null && readText(env, 'NODE_ENV') === 'production') {
    throw new ConfigError(
      'CIVIL_ID_KEY',
      `is missing: production encrypts civil IDs with a key of its own; ${HOW_TO_MAKE_ONE}`,
    );
  }
  const old = readText(env, 'CIVIL_ID_OLD_KEYS')?.split(',') ?? [];
  return {
    current: text === null ? keptKey(dataDir) : requireKey('CIVIL_ID_KEY', text),
    old: old.map((one) => requireKey('CIVIL_ID_OLD_KEYS', one.trim())),
  };
}

/** The value is not repeated: it is a secret. */
function requireKey(variable: string, text: string): CivilIdKey {
  const key = parseKey(text);
  if (key !== null) return key;
  const each =
    variable === 'CIVIL_ID_KEY' ? 'must be' : 'must be keys with commas between them, each';
  throw new ConfigError(variable, `${each} ${KEY_BYTES} bytes in base64; ${HOW_TO_MAKE_ONE}`);
}

function parseKey(text: string): CivilIdKey | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === text ? civilIdKey(bytes) : null;
}

/** A file without a key stops the start: a new key could not decrypt what the old one encrypted. */
function keptKey(dataDir: string): CivilIdKey {
  prepareDataFolder(dataDir);
  const file = join(dataDir, 'civil-id.key');
  try {
    const text = `${randomBytes(KEY_BYTES).toString('base64')}\n`;
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = parseKey(readFileSync(file, 'utf8').trim());
  if (key === null)
    throw new StartError(
      `The file ${resolve(file)} holds no key: restore it, or set CIVIL_ID_KEY.`,
    );
  return key;
}
