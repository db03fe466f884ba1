import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const CHROMIUM_MISSING = 'Install Chromium, or set CHROMIUM_PATH to one.';

/** The path of the machine's Chromium; null when there is none. */
export function findChromium(): string | null {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured !== undefined) return existsSync(configured) ? configured : null;
  return USUAL_PLACES.find((path) => existsSync(path)) ?? null;
}

/** Installs Debian's Chromium where there is none and that is possible. */
export async function installMissingChromium(): Promise<void> {
  if (findChromium() === null) await installPackages(['chromium']);
}
