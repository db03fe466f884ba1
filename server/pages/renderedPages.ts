import type { FastifyInstance } from 'fastify';
import { matchRoute, pathOf } from '../../src/contract/pages/matchRoute.ts';
import { withoutLanguage } from '../../src/contract/pages/pageAddress.ts';
import { isRendered } from '../../src/contract/pages/routes.ts';
import { createAnswerCache, type CachedAnswer } from '../cache/answerCache.ts';
import type { AppContext } from '../context.ts';
import { isDatabaseAway } from '../db/database.ts';
import { findPage, type FoundPage } from '../http/findPage.ts';
import { withHead } from '../http/writeHead.ts';
import { internalFetch } from './internalFetch.ts';
import { pageWriter } from './pageWriter.ts';
import type { Renderer } from './renderer.ts';
import type { Visitor } from './visitor.ts';

interface RenderedPagesOptions extends AppContext {
  app: FastifyInstance;
  storefrontDir: string;
  renderer: Renderer;
  /** index.html with the settings of this deployment. */
  index: string;
}

const NOT_FOUND = '/not-found';

/** The public pages as finished HTML, the same for all visitors. */
export function renderedPages(options: RenderedPagesOptions) {
  const { app, content, clock, storefrontDir, renderer, index } = options;
  const write = pageWriter(storefrontDir, renderer);
  const cache = createAnswerCache({ version: content.version, clock });

  const render = async (path: string, visitor: Visitor): Promise<string> => {
    const { language, isSettled, offered } = visitor;
    const found = await findPage(options, path, language, app.log);
    const match = matchRoute(path);
    if (match !== null && !found.exists) throw new NoPage();
    const page = await renderer.renderPage({
      url: path,
      language,
      isLanguageSettled: isSettled,
      languages: offered === null ? [] : [offered],
      apiBase: options.config.apiBase,
      publicUrl: options.config.publicUrl,
      fetch: internalFetch(app),
    });
    return write(withHead(index, withoutManifest(found)), { match, language }, page);
  };

  return {
    /**
     * Null for a page that the browser renders: a customer's page, or one with choices in its query. `away` when the
     * database does not answer, because a second request would make the visitor wait twice.
     */
    async read(url: string, visitor: Visitor): Promise<CachedAnswer | 'away' | null> {
      const [path = '', query = ''] = url.split('?', 2);
      const match = matchRoute(path);
      if (match !== null && !isRendered(match.name)) return null;
      if (match?.name === 'packageCategory' && hasChoices(query)) return null;
      const canonical = match === null ? NOT_FOUND : pathOf(match);
      const { language, isSettled, offered } = visitor;
      const key = [canonical, language, isSettled, offered].join(' ');
      try {
        return await cache.read(key, () => render(canonical, visitor));
      } catch (error) {
        if (error instanceof NoPage) return null;
        // The browser renders it, and reports the failure if it fails there too.
        app.log.error({ err: error, path: canonical }, 'A page could not be rendered.');
        return isDatabaseAway(error) ? 'away' : null;
      }
    },
  };
}

/** The browser fetches it and its icon at once, beside the first paint: `PageHead` adds it when the shop has started. */
function withoutManifest({ head, ...page }: FoundPage): FoundPage {
  const elements = head.elements.filter(({ attributes }) => attributes['rel'] !== 'manifest');
  return { ...page, head: { ...head, elements } };
}

/** A package that is not on sale. */
class NoPage extends Error {}

const hasChoices = (query: string) => (withoutLanguage(query) ?? query) !== '';
