import type { GatewaySettings } from '../payments/gatewayHttp.ts';

export interface SandboxSettings {
  /** The merchant that it serves, as the shop's API is configured. */
  gateway: GatewaySettings;
  /** Where the shop runs: a browser in direct transport may call from there. */
  shopOrigin: string;
  /** Keeps sessions and transactions over restarts; null keeps them in memory only. */
  journalPath: string | null;
  clock: () => Date;
  /** Payment types that are switched on; a checkout for another answers 503. */
  methods: readonly number[];
  /** Milliseconds for which the "time-out" scenario leaves an enquiry without an answer. */
  hangMs: number;
  /** Milliseconds after which the "late" webhook is sent. */
  lateWebhookMs: number;
}

export const SESSION_MINUTES = 15;
