import type { DirectGateway } from '../payment/directTransport.ts';
import type { Platform } from './platform.ts';

/** What a deployment decides, delivered in the page: one build serves every environment. */
export interface RuntimeSettings {
  apiBase: string;
  gatewayTransport: 'relay' | 'direct';
  gateway: DirectGateway | null;
  androidUrl: string;
  iosUrl: string;
  publicUrl: string;
  /** The shop is closed for a while: the page shows the notice, the API answers 503. */
  maintenance: boolean;
  /** The one value that the device decides. */
  platform: Platform;
}

export const defaultSettings: RuntimeSettings = {
  apiBase: '/api',
  gatewayTransport: 'relay',
  gateway: null,
  androidUrl: 'https://play.google.com/store',
  iosUrl: 'https://apps.apple.com/',
  publicUrl: '',
  maintenance: false,
  platform: 'other',
};

/** The JSON block of the page over the defaults; the server writes it, so its shape is known. */
export function readSettings(page: Document): RuntimeSettings {
  const text = page.getElementById('runtime-settings')?.textContent ?? '{}';
  return { ...defaultSettings, ...(JSON.parse(text) as Partial<RuntimeSettings>) };
}
