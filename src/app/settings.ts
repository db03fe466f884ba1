import { createContext } from 'react';
import type { DirectGateway } from '../payment/directTransport.ts';

export type Platform = 'android' | 'ios' | 'other';

/** What a deployment decides, delivered in the page: one build serves every environment. */
export interface RuntimeSettings {
  apiBase: string;
  gatewayTransport: 'relay' | 'direct';
  gateway: DirectGateway | null;
  publicUrl: string;
  /** The shop is closed for a while: the page shows the notice, the API answers 503. */
  maintenance: boolean;
  /** Decided by the device, not by the deployment. */
  platform: Platform;
}

export const defaultSettings: RuntimeSettings = {
  apiBase: '/api',
  gatewayTransport: 'relay',
  gateway: null,
  publicUrl: '',
  maintenance: false,
  platform: 'other',
};

export const SettingsContext = createContext<RuntimeSettings>(defaultSettings);

/** The page's JSON block over the defaults; the server writes the block, so its shape is known. */
export function readSettings({ document, navigator }: Window): RuntimeSettings {
  const text = document.getElementById('runtime-settings')?.textContent ?? '{}';
  return {
    ...defaultSettings,
    ...(JSON.parse(text) as Partial<RuntimeSettings>),
    platform: platformOf(navigator),
  };
}

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The app store of the device. A recent iPad reports itself as a Mac, but no Mac has a touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other';
}
