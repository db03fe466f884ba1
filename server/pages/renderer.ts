import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OWN_API } from '../config.ts';
import type { AppOptions } from '../context.ts';
import type { BuiltFiles, RenderPage } from '../../src/contract/pages/renderedPage.ts';

/** The build's output for the server. */
export interface Renderer {
  /** The storefront as a function. */
  renderPage: RenderPage;
  /** The names of its files. */
  files: BuiltFiles;
  /** The start script that every page embeds. */
  starter: string;
}

const SCRIPT = 'render.js';
const STARTER = 'starter.js';

/** Outside of the storefront's folder, because its files are not public. */
const rendererFolder = (storefrontDir: string) => `${storefrontDir}-renderer`;

/**
 * Null where pages are rendered in the browser alone: while the shop is closed, beside another API, and
 * where the storefront was built without a renderer, or elsewhere.
 */
export async function openRenderer({
  storefrontDir,
  config,
}: AppOptions): Promise<Renderer | null> {
  const { renderPages, maintenance, apiBase } = config;
  if (!renderPages || maintenance || apiBase !== OWN_API || storefrontDir === null) return null;
  const folder = rendererFolder(resolve(storefrontDir));
  const script = join(folder, SCRIPT);
  if (!existsSync(script)) return null;
  const { renderPage } = (await import(pathToFileURL(script).href)) as Pick<Renderer, 'renderPage'>;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = JSON.parse(read('files.json')) as BuiltFiles;
  return { renderPage, files, starter: read(STARTER) };
}
