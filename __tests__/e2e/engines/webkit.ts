import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../scripts/checks/freePort.ts';
import type { Engine, Viewport } from './Engine.ts';

const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** The minimal browser of WebKitGTK, on a virtual screen. */
export async function startWebKit({ width, height }: Viewport): Promise<Engine> {
  const settings = writeSettings();
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = String(await firstOutput(screen.stdio[3]!)).trim();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const stop = async () => {
    await Promise.all([end(driver), end(screen)]);
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await listening(port);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: globSync(BROWSERS)[0], args: ['--automation'] },
      })
      .build();
    const toolbar = await browser.executeScript<number>('return outerHeight - innerHeight');
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + toolbar });
    const evaluate = <T>(expression: string) => browser.executeScript<T>(`return ${expression}`);
    const elementOf = async (expression: string) => {
      const element = await evaluate<WebElement | null>(expression);
      if (element === null) throw new Error('There is no such element.');
      return element;
    };
    return {
      exceptions: [],
      open: (url) => browser.get(url),
      evaluate,
      press: async (expression) => (await elementOf(expression)).click(),
      type: async (expression, text) => {
        const element = await elementOf(expression);
        // In one call with the text, the control key would stay down.
        await element.sendKeys(Key.chord(Key.CONTROL, 'a'));
        await element.sendKeys(text);
      },
      screenshot: async (path) =>
        writeFileSync(`${path}.png`, await browser.takeScreenshot(), 'base64'),
      close: async () => {
        await browser.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Without a toolbar the window can be as narrow as a phone. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const file = (name: string, text: string) => writeFileSync(join(folder, 'gtk-3.0', name), text);
  file('gtk.css', '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }');
  file('settings.ini', '[Settings]\ngtk-enable-animations = false\n');
  return folder;
}

const firstOutput = async (stream: NodeJS.EventEmitter) =>
  (await once(stream, 'data'))[0] as Buffer;

const START_MS = 15_000;

/** The driver prints nothing when it is ready. */
async function listening(port: number): Promise<void> {
  const deadline = Date.now() + START_MS;
  const status = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
  while ((await status()) === null) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start in time.');
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
