import { readCivilIdKeys } from './civilIdKeys.ts';
import {
  ConfigError,
  readBoolean,
  readChoice,
  readCount,
  readEmail,
  readPort,
  readText,
  readUrl,
} from './configValues.ts';
import type { Environment } from './configValues.ts';
import { isAllowed, refusalOf, type Permission } from './permissions.ts';
import { sandboxCredentials } from './sandboxCredentials.ts';

import { OWN_API, type Config, type GatewayConfig, type MetricsConfig } from './config.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Reads and checks every setting once; throws ConfigError with a sentence naming the variable. */
export function readConfig(env: Environment): Config {
  const port = readPort(env, 'PORT', 4000);
  const gatewayPort = readPort(env, 'GATEWAY_PORT', 4001);
  if (port === gatewayPort) throw new ConfigError('GATEWAY_PORT', 'must differ from PORT');
  const dataDir = readText(env, 'DATA_DIR') ?? 'data';
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (databaseUrl === null) requireAllowed(env, 'ALLOW_EMBEDDED_DATABASE', 'DATABASE_URL');
  return {
    port,
    gatewayPort,
    dataDir,
    databaseUrl,
    host: readText(env, 'HOST') ?? '127.0.0.1',
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readText(env, 'MAIL_FROM') ?? 'Mizan <orders@mizan.example>',
    contactEmail: readEmail(env, 'CONTACT_EMAIL'),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    apiBase: readUrl(env, 'API_BASE', ['http:', 'https:']) ?? OWN_API,
    gateway: readGateway(env, gatewayPort, dataDir),
    metrics: readMetrics(env, [port, gatewayPort]),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    trustProxy: readTrustProxy(env),
    sampleCustomer: isAllowed(env, 'ALLOW_SAMPLE_CUSTOMER'),
    sampleWeeks:
      databaseUrl === null &&
      isAllowed(env, 'ALLOW_SAMPLE_CUSTOMER') &&
      (readBoolean(env, 'SAMPLE_WEEKS') ?? true),
    renderPages: readBoolean(env, 'RENDER_PAGES') ?? true,
    offlinePage: readBoolean(env, 'OFFLINE_PAGE') ?? true,
    databaseQueue: readCount(env, 'DATABASE_QUEUE', 50),
    maintenance: readChoice(env, 'MAINTENANCE', ['on', 'off'] as const) === 'on',
    civilIdKeys: readCivilIdKeys(env, dataDir),
    staffSecondFactor:
      readText(env, 'NODE_ENV') === 'production' ||
      (readBoolean(env, 'STAFF_SECOND_FACTOR') ?? false),
  };
}

/** Stops the start in production where `setting` is missing and its stand-in is not allowed. */
function requireAllowed(env: Environment, permission: Permission, setting: string): void {
  if (!isAllowed(env, permission)) {
    throw new ConfigError(setting, `is missing: ${refusalOf(permission)}`);
  }
}

const PROVIDER_SETTINGS = [
  'GATEWAY_BASE_URL',
  'GATEWAY_MERCHANT_CODE',
  'GATEWAY_ACCESS_CODE',
  'GATEWAY_KEY',
  'GATEWAY_IV',
] as const;

function readGateway(env: Environment, gatewayPort: number, dataDir: string): GatewayConfig {
  const transport = readChoice(env, 'GATEWAY_TRANSPORT', ['relay', 'direct'] as const) ?? 'relay';
  if (PROVIDER_SETTINGS.every((name) => readText(env, name) === null)) {
    requireAllowed(env, 'ALLOW_SANDBOX_GATEWAY', 'GATEWAY_BASE_URL');
    const baseUrl = `http://localhost:${gatewayPort}`;
    return { sandbox: true, baseUrl, transport, ...sandboxCredentials(dataDir) };
  }
  return {
    sandbox: false,
    baseUrl: readProviderUrl(env, 'GATEWAY_BASE_URL'),
    merchantCode: requireText(env, 'GATEWAY_MERCHANT_CODE'),
    accessCode: requireText(env, 'GATEWAY_ACCESS_CODE'),
    key: requireCharacters(env, 'GATEWAY_KEY', 32),
    iv: requireCharacters(env, 'GATEWAY_IV', 16),
    transport,
  };
}

function readProviderUrl(env: Environment, name: string): string {
  const url = readUrl(env, name, ['http:', 'https:']);
  if (url === null) throw new ConfigError(name, MISSING_PROVIDER_SETTING);
  return url;
}

const MISSING_PROVIDER_SETTING = `is missing: set ${PROVIDER_SETTINGS.join(', ')} together, or none of them for the sandbox`;

function requireText(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value === null) throw new ConfigError(name, MISSING_PROVIDER_SETTING);
  return value;
}

function requireCharacters(env: Environment, name: string, length: number): string {
  const value = requireText(env, name);
  if (!/^[\x21-\x7e]+$/.test(value) || value.length !== length) {
    throw new ConfigError(name, `must be exactly ${length} ASCII characters`);
  }
  return value;
}

function readMetrics(env: Environment, taken: readonly number[]): MetricsConfig | null {
  if (readText(env, 'METRICS_PORT') === null) return null;
  const port = readPort(env, 'METRICS_PORT', 0);
  if (taken.includes(port)) {
    throw new ConfigError('METRICS_PORT', 'must differ from PORT and GATEWAY_PORT');
  }
  return { port, host: readText(env, 'METRICS_HOST') ?? '127.0.0.1' };
}

function readTrustProxy(env: Environment): boolean | number {
  const value = readText(env, 'TRUST_PROXY');
  if (value !== null && /^[1-9]$/.test(value)) return Number(value);
  return readBoolean(env, 'TRUST_PROXY') ?? false;
}
