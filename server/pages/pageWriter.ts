import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';
import { PAGE_STATE, type RenderedPage } from '../../src/contract/pages/renderedPage.ts';
import type { RouteMatch } from '../../src/contract/pages/matchRoute.ts';
import { jsonBlock } from '../html.ts';
import type { Renderer } from './renderer.ts';

const ROOT = '<div id="shop"></div>';
const STYLE_SHEET = /<link href="\/assets\/main\.[^"]*" rel="stylesheet"\/?>/;

interface PageOfBuild {
  match: RouteMatch | null;
  language: Language;
}

/** Puts a rendered page into index.html, with its styles in place and its next files on their way. */
export function pageWriter(storefrontDir: string, { files }: Pick<Renderer, 'files'>) {
  const read = (file: string) => readFileSync(join(storefrontDir, file), 'utf8');
  const unique = (names: readonly string[]) => [...new Set(names)];

  const partsOf = ({ match, language }: PageOfBuild) =>
    ['main', `messages-${language}`, ...(match === null ? [] : [match.name])].map(
      (name) => files.parts[name] ?? { scripts: [], styles: [] },
    );

  /** The build's own loader takes a style sheet that is in the page for one that has arrived. */
  const stylesOf = (page: PageOfBuild) =>
    unique(partsOf(page).flatMap(({ styles }) => styles))
      .map((file) => `<style data-href="/${file}">${read(file)}</style>`)
      .join('');

  const preloadsOf = (page: PageOfBuild) =>
    [
      `<link rel="preload" href="/${files.typefaces[page.language]}" as="font" type="font/woff2" crossorigin/>`,
      ...unique(partsOf(page).flatMap(({ scripts }) => scripts)).map(
        (file) => `<link rel="preload" href="/${file}" as="script" fetchpriority="low"/>`,
      ),
    ].join('');

  return (index: string, page: PageOfBuild, { preloads, html, state }: RenderedPage): string =>
    index
      .replace(STYLE_SHEET, () => preloads + preloadsOf(page) + stylesOf(page))
      .replace(ROOT, () => `<div id="shop">${html}</div>${jsonBlock(PAGE_STATE, state)}`);
}
