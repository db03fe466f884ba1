import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataFolder } from './start/dataFolder.ts';

interface SandboxCredentials {
  merchantCode: string;
  accessCode: string;
  key: string;
  iv: string;
}

/** The sandbox's key, IV and access code: generated once, then kept in DATA_DIR/gateway.json. */
export function sandboxCredentials(dataDir: string): SandboxCredentials {
  prepareDataFolder(dataDir);
  const file = join(dataDir, 'gateway.json');
  return readCredentials(file) ?? createCredentials(file);
}

function readCredentials(file: string): SandboxCredentials | null {
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isCredentials(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isCredentials(value: unknown): value is SandboxCredentials {
  if (typeof value !== 'object' || value === null) return false;
  const { merchantCode, accessCode, key, iv } = value as Record<string, unknown>;
  return (
    typeof merchantCode === 'string' &&
    typeof accessCode === 'string' &&
    typeof key === 'string' &&
    key.length === 32 &&
    typeof iv === 'string' &&
    iv.length === 16
  );
}

function createCredentials(file: string): SandboxCredentials {
  const credentials = {
    merchantCode: '100000',
    accessCode: randomUUID(),
    key: randomBytes(16).toString('hex'),
    iv: randomBytes(8).toString('hex'),
  };
  writeFileSync(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  return credentials;
}
