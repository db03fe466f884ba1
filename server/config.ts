import type { CivilIdKeys } from './domain/privacy/civilIdCipher.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
type GatewayTransport = 'relay' | 'direct';

export interface GatewayConfig {
  /** True when no provider is configured; the stand-in on GATEWAY_PORT answers instead. */
  readonly sandbox: boolean;
  readonly baseUrl: string;
  readonly merchantCode: string;
  readonly accessCode: string;
  /** 32 ASCII characters. */
  readonly key: string;
  /** 16 ASCII characters. */
  readonly iv: string;
  readonly transport: GatewayTransport;
}

export interface MetricsConfig {
  readonly port: number;
  readonly host: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly gatewayPort: number;
  readonly dataDir: string;
  /** Null: the embedded database in DATA_DIR/db. */
  readonly databaseUrl: string | null;
  /** Null: mails are written to DATA_DIR/mails. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where messages of the contact form go; null: the footer_email of the site content. */
  readonly contactEmail: string | null;
  /** Has no slash at the end. */
  readonly publicUrl: string;
  /** The API that the storefront speaks to: a path here, or the address of another server. */
  readonly apiBase: string;
  readonly gateway: GatewayConfig;
  readonly logLevel: LogLevel;
  /** Null: nothing is measured. */
  readonly metrics: MetricsConfig | null;
  /** False, true, or the number of proxies in front. */
  readonly trustProxy: boolean | number;
  /** False in production: the sample password is public. */
  readonly sampleCustomer: boolean;
  /** Fills an embedded database without orders with some weeks of sample orders. */
  readonly sampleWeeks: boolean;
  /** The shop shows its maintenance notice; payments under way continue. */
  readonly maintenance: boolean;
  /** How many may wait for a connection of the database before calls are refused. */
  readonly databaseQueue: number;
  /** False leaves the public pages to the browser, as before there was a renderer. */
  readonly renderPages: boolean;
  /** False removes the service worker from every device that has one. */
  readonly offlinePage: boolean;
  readonly civilIdKeys: CivilIdKeys;
  /** Staff need a second factor to log in; always so in production. */
  readonly staffSecondFactor: boolean;
}

/** Where this server's own API is. */
export const OWN_API = '/api';
