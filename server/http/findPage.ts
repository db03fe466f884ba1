import { pickText } from '../../src/contract/languages.ts';
import type { Language } from '../../src/contract/languages.ts';
import { matchRoute } from '../../src/contract/pages/matchRoute.ts';
import type { RouteMatch } from '../../src/contract/pages/matchRoute.ts';
import { pageHead } from '../../src/contract/pages/pageHead.ts';
import type { Page, PageHead } from '../../src/contract/pages/pageHead.ts';
import { OWN_API } from '../config.ts';
import type { AppContext, ErrorLog } from '../context.ts';
import type { Category } from '../db/content.ts';
import { translate } from '../i18n/translate.ts';

export interface FoundPage {
  /** False where the storefront shows its not-found page. */
  exists: boolean;
  language: Language;
  head: PageHead;
}

/** The page at a path, and its head in a language. */
export async function findPage(
  context: AppContext,
  path: string,
  language: Language,
  log: ErrorLog,
): Promise<FoundPage> {
  return describe(context, await readPage(context, matchRoute(path), language, log), language);
}

/** The head while the database is down, when the package's name is unknown. */
export function findPageUnread(context: AppContext, path: string, language: Language): FoundPage {
  return describe(context, { match: matchRoute(path), product: null }, language);
}

function describe({ config }: AppContext, page: Page, language: Language): FoundPage {
  const head = pageHead(page, {
    language,
    publicUrl: config.publicUrl,
    text: (key, values) => translate(language, key, values),
  });
  return { exists: page.match !== null, language, head };
}

/** Uses the package's name in the database; a package that is not on sale has no page. */
async function readPage(
  { config, db, content }: AppContext,
  match: RouteMatch | null,
  language: Language,
  log: ErrorLog,
): Promise<Page> {
  const isOwnApi = config.apiBase === OWN_API;
  if (match?.name !== 'packageCategory' || !isOwnApi) return { match, product: null };
  try {
    const { categories } = await content.now(db);
    const category = categories.find(({ row }) => row.id === Number(match.params['id']));
    if (category === undefined) return { match: null, product: null };
    return { match, product: inLanguage(category, language) };
  } catch (error) {
    // The storefront can say that the package did not load, and offer to try again.
    log.error({ err: error }, 'The package of a page could not be read.');
    return { match, product: null };
  }
}

const inLanguage = ({ row }: Category, language: Language) => ({
  name: pickText(row, 'name', language),
  description: pickText(row, 'description', language),
});
