import { join } from 'node:path';
import type { Config } from '../config.ts';
import { buildSandboxGateway } from './app.ts';
import { CARD, KNET } from './methods.ts';

interface RunningSandbox {
  address: string;
  stop: () => Promise<void>;
}

/** Listens on GATEWAY_PORT; sessions and transactions are kept in DATA_DIR. */
export async function startSandboxGateway(
  config: Pick<Config, 'gateway' | 'gatewayPort' | 'host' | 'dataDir' | 'publicUrl'>,
): Promise<RunningSandbox> {
  const app = buildSandboxGateway({
    gateway: config.gateway,
    shopOrigin: new URL(config.publicUrl).origin,
    journalPath: join(config.dataDir, 'sandbox-gateway.jsonl'),
    clock: () => new Date(),
    methods: [0, KNET, CARD],
    hangMs: 60_000,
    lateWebhookMs: 20_000,
  });
  const address = await app.listen({ port: config.gatewayPort, host: config.host });
  return { address, stop: () => app.close() };
}
