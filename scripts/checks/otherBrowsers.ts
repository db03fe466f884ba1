import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './packages.ts';

export const OTHER_BROWSERS_MISSING =
  'Install Firefox and WebKitGTK: apt-get install firefox-esr webkit2gtk-driver xvfb.';

export const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

const programs = {
  'firefox-esr': () => existsSync(FIREFOX),
  'webkit2gtk-driver': () => isOnPath('WebKitWebDriver'),
  xvfb: () => isOnPath('Xvfb'),
};

/** True once Firefox and WebKit can be started; Debian's packages are installed where they are missing. */
export async function hasOtherBrowsers(): Promise<boolean> {
  await installPackages(missing());
  return missing().length === 0;
}

const missing = () =>
  Object.entries(programs).flatMap(([name, isThere]) => (isThere() ? [] : [name]));

function isOnPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.some((folder) => existsSync(join(folder, program)));
}
