import { languages } from '../../src/contract/languages.ts';
import { HEAD_MARK } from '../../src/contract/pages/pageHead.ts';
import type { HeadElement } from '../../src/contract/pages/pageHead.ts';
import { Html, html } from '../html.ts';
import type { FoundPage } from './findPage.ts';

/** In public/index.html for the development server, which writes no heads. */
const DEVELOPMENT_HEAD = /<!--page-head-->[\s\S]*<!--\/page-head-->/;
const ROOT = /<html[^>]*>/;

/** index.html in the language of the page, with its title and the other head elements. */
export function withHead(index: string, { language, head }: FoundPage): string {
  const { direction } = languages[language];
  const written = html`<title>${head.title}</title>${head.elements.map(write)}`;
  return index
    .replace(ROOT, () => `<html lang="${language}" dir="${direction}">`)
    .replace(DEVELOPMENT_HEAD, () => written.text);
}

function write({ tag, attributes }: HeadElement): Html {
  const written = Object.entries(attributes).map(([name, value]) =>
    name === HEAD_MARK ? html` ${new Html(name)}` : html` ${new Html(name)}="${value}"`,
  );
  return html`<${new Html(tag)}${written} />`;
}
