import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltFiles, RenderPage } from '../../src/contract/pages/renderedPage.ts';

/** What the build leaves for the server: the storefront as a function, and the names of its files. */
export interface Renderer {
  renderPage: RenderPage;
  files: BuiltFiles;
}

const SCRIPT = 'render.js';

/** Beside the storefront and not in it: nobody may ask for its files. */
export const rendererFolder = (storefrontDir: string) => `${storefrontDir}-renderer`;

/** Null where the storefront was built without one, or elsewhere: its pages then render in the browser. */
export async function openRenderer(folder: string): Promise<Renderer | null> {
  const script = resolve(folder, SCRIPT);
  if (!existsSync(script)) return null;
  const { renderPage } = (await import(pathToFileURL(script).href)) as Pick<Renderer, 'renderPage'>;
  const files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as BuiltFiles;
  return { renderPage, files };
}
