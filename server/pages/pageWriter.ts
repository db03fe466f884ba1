import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';
import { laterPartsOf } from '../../src/contract/pages/laterParts.ts';
import {
  PAGE_SCRIPTS,
  PAGE_STATE,
  type PageScripts,
  type RenderedPage,
} from '../../src/contract/pages/renderedPage.ts';
import type { RouteMatch } from '../../src/contract/pages/matchRoute.ts';
import { jsonBlock } from '../html.ts';
import { embedPicture } from './embedPicture.ts';
import { embedTypefaces } from './embedTypefaces.ts';
import type { Renderer } from './renderer.ts';

const ROOT = '<div id="shop"></div>';
/** The build's scripts, which would compete with the first paint. */
const SCRIPTS = /<script defer[^>]*><\/script>/g;
const STYLE_SHEET = /<link href="\/assets\/main\.[^"]*" rel="stylesheet"\/?>/;
/** A browser paints what it has parsed: with half a header the logo would move as its neighbours come. */
const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render"/>';

interface PageOfBuild {
  match: RouteMatch | null;
  language: Language;
}

function partNames({ match, language }: PageOfBuild): string[] {
  const first = ['main', `messages-${language}`];
  if (match === null) return first;
  const later = laterPartsOf(match.name);
  return [...first, match.name, ...later, ...later.map((part) => `messages-${language}-${part}`)];
}

/** Puts a rendered page into index.html, with its styles in place, and its scripts left to the starter. */
export function pageWriter(storefrontDir: string, renderer: Omit<Renderer, 'renderPage'>) {
  const { files, starter } = renderer;
  const read = (file: string) => readFileSync(join(storefrontDir, file), 'utf8');
  const unique = (names: readonly string[]) => [...new Set(names)];

  const partsOf = (page: PageOfBuild) =>
    partNames(page).map((name) => files.parts[name] ?? { scripts: [], styles: [] });

  /** The build's loader regards a style sheet that is in the page as loaded. */
  const stylesOf = (page: PageOfBuild) =>
    unique(partsOf(page).flatMap(({ styles }) => styles))
      .map((file) => `<style data-href="/${file}">${read(file)}</style>`)
      .join('');

  const scriptsOf = (page: PageOfBuild): PageScripts => {
    const [main, ...rest] = partsOf(page).map(({ scripts }) => scripts.map((file) => `/${file}`));
    const scripts = main ?? [];
    return { scripts, preloads: unique(rest.flat()).filter((file) => !scripts.includes(file)) };
  };

  return (index: string, page: PageOfBuild, { state, ...markup }: RenderedPage): string => {
    const { preloads, html } = embedPicture(storefrontDir, markup);
    return index
      .replace(SCRIPTS, '')
      .replace(STYLE_SHEET, () => WHOLE_HEADER + preloads + stylesOf(page))
      .replace(
        '</head>',
        () =>
          embedTypefaces(storefrontDir, files, page.language) +
          `<script>${starter}</script></head>`,
      )
      .replace(
        ROOT,
        () =>
          `<div id="shop">${html}</div>` +
          jsonBlock(PAGE_STATE, state) +
          jsonBlock(PAGE_SCRIPTS, scriptsOf(page)),
      );
  };
}
