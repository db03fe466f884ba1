import type { Config } from '../config.ts';
import { jsonBlock } from '../html.ts';

/** Replaced in index.html when it is served, so that one build works in every environment. */
const MARKER = '<!--runtime-settings-->';

export function withRuntimeSettings(html: string, config: Config, maintenance: boolean): string {
  const settings = { ...runtimeSettings(config), maintenance };
  return html.replace(MARKER, () => jsonBlock('runtime-settings', settings));
}

function runtimeSettings(config: Config) {
  const { gateway } = config;
  return {
    apiBase: config.apiBase,
    gatewayTransport: gateway.transport,
    gateway: gateway.transport === 'direct' ? publicGateway(config) : null,
    publicUrl: config.publicUrl,
  };
}

/** The direct transport hands the key to every browser: docs/payment.md says what that gives up. */
function publicGateway({ gateway }: Config) {
  const { baseUrl, merchantCode, accessCode, key, iv } = gateway;
  return { baseUrl, merchantCode, accessCode, key, iv };
}
