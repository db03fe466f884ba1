import { existsSync } from 'node:fs';
import { run } from './run.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium, installing Debian's where that is possible; null when there is none. */
export async function findChromium(): Promise<string | null> {
  const found = lookForChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  return lookForChromium();
}

function lookForChromium(): string | null {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured !== undefined) return existsSync(configured) ? configured : null;
  return USUAL_PLACES.find((path) => existsSync(path)) ?? null;
}
