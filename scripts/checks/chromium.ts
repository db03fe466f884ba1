import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

/** Chromium's engine without its windows: Debian's package of that name. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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

/** The browser of the tests: the headless shell, with which they take a little more than half the time, or Chromium. */
export function findTestChromium(): string | null {
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined;
  return !isChosen && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Installs Debian's headless shell where neither it nor a Chromium is there and that is possible. */
export async function installMissingChromium(): Promise<void> {
  if (findTestChromium() === null) await installPackages(['chromium-headless-shell']);
}
