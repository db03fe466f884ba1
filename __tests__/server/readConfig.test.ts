import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readConfig } from '../../server/readConfig.ts';

const KEY = Buffer.alloc(32, 'a').toString('base64');
const OLD_KEY = Buffer.alloc(32, 'b').toString('base64');

const PROVIDER = {
  CIVIL_ID_KEY: KEY,
  GATEWAY_BASE_URL: 'https://sandbox.gateway.example/',
  GATEWAY_MERCHANT_CODE: '842217',
  GATEWAY_ACCESS_CODE: 'c333729b-d060-4b74-a49d-7686a8353481',
  GATEWAY_KEY: '0123456789ABCDEF0123456789ABCDEF',
  GATEWAY_IV: 'FEDCBA9876543210',
};

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'shop-config-'));
}

describe('settings', () => {
  it('starts without any', () => {
    const config = readConfig({ DATA_DIR: newFolder() });
    expect(config).toMatchObject({
      port: 4000,
      gatewayPort: 4001,
      host: '127.0.0.1',
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: 'http://localhost:4000',
      sampleCustomer: true,
      sampleWeeks: true,
      trustProxy: false,
      contactEmail: null,
      maintenance: false,
      databaseQueue: 50,
      renderPages: true,
      offlinePage: true,
      metrics: null,
    });
    expect(config.gateway).toMatchObject({
      sandbox: true,
      baseUrl: 'http://localhost:4001',
      transport: 'relay',
    });
  });

  it('serves metrics on this machine alone unless another address is set', () => {
    const env = { DATA_DIR: newFolder(), METRICS_PORT: '9464' };
    expect(readConfig(env).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    const elsewhere = readConfig({ ...env, METRICS_HOST: '10.0.0.7' });
    expect(elsewhere.metrics).toEqual({ port: 9464, host: '10.0.0.7' });
    expect(() => readConfig({ ...env, METRICS_PORT: '4000' })).toThrow(
      'METRICS_PORT must differ from PORT and GATEWAY_PORT.',
    );
  });

  it('stores the sandbox credentials in the data folder, for its owner only', () => {
    const folder = newFolder();
    const first = readConfig({ DATA_DIR: folder }).gateway;
    expect(first.key).toHaveLength(32);
    expect(first.iv).toHaveLength(16);
    expect(readConfig({ DATA_DIR: folder }).gateway).toEqual(first);
    expect(statSync(join(folder, 'gateway.json')).mode & 0o777).toBe(0o600);
  });

  it('stores a key for civil IDs in the data folder, for its owner only, and never replaces it', () => {
    const folder = newFolder();
    const { current, old } = readConfig({ DATA_DIR: folder }).civilIdKeys;
    expect(old).toEqual([]);
    const file = join(folder, 'civil-id.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: folder }).civilIdKeys.current.id).toBe(current.id);
    expect(readConfig({ DATA_DIR: newFolder() }).civilIdKeys.current.id).not.toBe(current.id);
    writeFileSync(file, 'damaged');
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(
      new Error(`The file ${file} holds no key: restore it, or set CIVIL_ID_KEY.`),
    );
  });

  it('takes the keys for civil IDs from the environment, and shows none when it is printed', () => {
    const { civilIdKeys } = readConfig({ ...PROVIDER, CIVIL_ID_OLD_KEYS: `${OLD_KEY}, ${KEY}` });
    const [first, second] = civilIdKeys.old.map(({ id }) => id);
    expect(second).toBe(civilIdKeys.current.id);
    expect(first).not.toBe(second);
    expect(inspect(civilIdKeys, { depth: 9 })).not.toContain(Buffer.alloc(8, 'a').toString('hex'));
    expect(JSON.stringify(civilIdKeys)).not.toContain(KEY.slice(0, 20));
  });

  it('takes the provider from its five settings', () => {
    const { gateway } = readConfig({ ...PROVIDER, GATEWAY_TRANSPORT: 'direct' });
    expect(gateway).toEqual({
      sandbox: false,
      baseUrl: 'https://sandbox.gateway.example',
      merchantCode: '842217',
      accessCode: PROVIDER.GATEWAY_ACCESS_CODE,
      key: PROVIDER.GATEWAY_KEY,
      iv: PROVIDER.GATEWAY_IV,
      transport: 'direct',
    });
  });

  it('closes for maintenance, and says where messages go', () => {
    const config = readConfig({
      ...PROVIDER,
      MAINTENANCE: 'on',
      CONTACT_EMAIL: ' A@mizan.example',
    });
    expect(config).toMatchObject({ maintenance: true, contactEmail: 'a@mizan.example' });
    expect(readConfig({ ...PROVIDER, MAINTENANCE: 'off' }).maintenance).toBe(false);
  });

  it('points the storefront at another API', () => {
    expect(readConfig(PROVIDER).apiBase).toBe('/api');
    const other = readConfig({ ...PROVIDER, API_BASE: 'https://api.example/customer/' });
    expect(other.apiBase).toBe('https://api.example/customer');
    expect(() => readConfig({ ...PROVIDER, API_BASE: '/elsewhere' })).toThrow('API_BASE');
  });

  it('counts the proxies in front', () => {
    expect(readConfig({ ...PROVIDER, TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readConfig({ ...PROVIDER, TRUST_PROXY: 'yes' }).trustProxy).toBe(true);
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be a port number between 1 and 65535, not "0".'],
    [{ PORT: '4001' }, 'GATEWAY_PORT must differ from PORT.'],
    [{ GATEWAY_PORT: 'x' }, 'GATEWAY_PORT must be a port number between 1 and 65535, not "x".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres://.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp://.'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an address that starts with http://.'],
    [
      { CONTACT_EMAIL: 'the office' },
      'CONTACT_EMAIL must be an e-mail address such as hello@example.com.',
    ],
    [
      { CONTACT_EMAIL: 'orders@kitchen' },
      'CONTACT_EMAIL must be an e-mail address such as hello@example.com.',
    ],
    [{ DATABASE_QUEUE: '0' }, 'DATABASE_QUEUE must be a whole number from 1 on, not "0".'],
    [{ MAINTENANCE: 'yes' }, 'MAINTENANCE must be one of on, off.'],
    [{ ALLOW_SAMPLE_CUSTOMER: 'maybe' }, 'ALLOW_SAMPLE_CUSTOMER must be yes or no, not "maybe".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.'],
    [{ GATEWAY_KEY: 'short' }, 'GATEWAY_KEY must be exactly 32 ASCII characters.'],
    [{ GATEWAY_IV: 'ÀÀÀÀÀÀÀÀÀÀÀÀÀÀÀÀ' }, 'GATEWAY_IV must be exactly 16 ASCII characters.'],
    [
      { CIVIL_ID_KEY: 'c2hvcnQ=' },
      'CIVIL_ID_KEY must be 32 bytes in base64; "openssl rand -base64 32" makes one.',
    ],
    [
      { CIVIL_ID_OLD_KEYS: `${KEY},,` },
      'CIVIL_ID_OLD_KEYS must be keys with commas between them, each 32 bytes in base64; "openssl rand -base64 32" makes one.',
    ],
    [{ GATEWAY_TRANSPORT: 'pigeon' }, 'GATEWAY_TRANSPORT must be one of relay, direct.'],
  ])('refuses %j in one sentence', (wrong, sentence) => {
    expect(() => readConfig({ ...PROVIDER, ...wrong })).toThrow(sentence);
  });

  it('refuses half a provider', () => {
    expect(() => readConfig({ ...PROVIDER, GATEWAY_IV: ' ' })).toThrow(/^GATEWAY_IV is missing/);
  });
});

describe('production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db/shop' };

  it('starts with a provider and a database server, without the sample customer', () => {
    expect(readConfig({ ...PROVIDER, ...production }).sampleCustomer).toBe(false);
  });

  it.each([
    [
      'DATABASE_URL',
      { ...PROVIDER, NODE_ENV: 'production' },
      'DATABASE_URL is missing: NODE_ENV=production does not start with the embedded database, which can lose the last orders, unless ALLOW_EMBEDDED_DATABASE=yes allows it.',
    ],
    [
      'GATEWAY_BASE_URL',
      { ...production, CIVIL_ID_KEY: KEY },
      'GATEWAY_BASE_URL is missing: NODE_ENV=production does not start with the sandbox gateway, which takes no money, unless ALLOW_SANDBOX_GATEWAY=yes allows it.',
    ],
    [
      'CIVIL_ID_KEY',
      { ...PROVIDER, ...production, CIVIL_ID_KEY: '' },
      'CIVIL_ID_KEY is missing: production encrypts civil IDs with a key of its own; "openssl rand -base64 32" makes one.',
    ],
  ])('does not start without %s', (_setting, env, sentence) => {
    expect(() => readConfig(env)).toThrow(new Error(sentence));
  });

  it('leaves out the sample weeks where they are not wanted, and on a database server', () => {
    const DATA_DIR = newFolder();
    expect(readConfig({ DATA_DIR }).sampleWeeks).toBe(true);
    expect(readConfig({ DATA_DIR, SAMPLE_WEEKS: 'no' }).sampleWeeks).toBe(false);
    const server = { DATA_DIR, DATABASE_URL: 'postgres://shop@db.example/shop' };
    expect(readConfig(server).sampleWeeks).toBe(false);
  });

  it('starts with each part for trying out that is allowed by name', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      DATA_DIR: newFolder(),
      CIVIL_ID_KEY: KEY,
      ALLOW_EMBEDDED_DATABASE: 'yes',
      ALLOW_SANDBOX_GATEWAY: 'yes',
      ALLOW_SAMPLE_CUSTOMER: 'yes',
    });
    expect(config).toMatchObject({ databaseUrl: null, sampleCustomer: true });
    expect(config.gateway.sandbox).toBe(true);
  });
});
