import type { AppointmentStatus } from '../wire/common.ts';
import { languageCodes, languages, type Language } from '../languages.ts';
import { pathOf, type RouteMatch } from './matchRoute.ts';
import { alternateAddresses, sharedAddress } from './pageAddress.ts';
import { routes, type DescriptionKey, type TitleKey } from './routes.ts';

/** The title of an appointment's page, which changes with its state. */
type AppointmentTitleKey = `appointments.confirmed.${AppointmentStatus}.title`;
/** The texts of a head. */
type HeadTextKey =
  | TitleKey
  | DescriptionKey
  | AppointmentTitleKey
  | 'title.notFound'
  | 'title.frame'
  | 'brand.name'
  | 'brand.picture';
export type HeadText = (key: HeadTextKey, values?: Readonly<Record<string, string>>) => string;

export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** Title and head elements of a page, for browsers, search engines and messengers. */
export interface PageHead {
  title: string;
  elements: readonly HeadElement[];
}

export interface Page {
  /** Null: there is no such page. */
  match: RouteMatch | null;
  /** The page's package in the page's language, as far as it is known. */
  product: { name: string; description: string } | null;
  /** The page's own heading instead of its route's title, as far as it is known. */
  heading?: AppointmentTitleKey;
}

interface Surroundings {
  language: Language;
  publicUrl: string;
  text: HeadText;
}

/** The attribute of the elements that change with the page. */
export const HEAD_MARK = 'data-page';

/** The title without the shop's name. */
export function pageName({ match, product, heading }: Page, text: HeadText): string {
  if (product !== null) return product.name;
  return text(heading ?? (match === null ? 'title.notFound' : routes[match.name].title));
}

/** The server writes the same head into the page that the browser keeps up to date. */
export function pageHead(page: Page, surroundings: Surroundings): PageHead {
  const { language, publicUrl, text } = surroundings;
  const title = text('title.frame', { page: pageName(page, text) });
  const description = page.product?.description ?? describe(page.match, text);
  return {
    title,
    elements: [
      meta('name', 'description', description),
      link('manifest', { href: `/manifest.${language}.webmanifest` }),
      ...indexing(page.match, surroundings),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', text('brand.name')),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:locale', languages[language].sharedLocale),
      ...languageCodes
        .filter((other) => other !== language)
        .map((other) => meta('property', 'og:locale:alternate', languages[other].sharedLocale)),
      meta('property', 'og:image', `${publicUrl}/images/brand/share-${language}.jpg`),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('property', 'og:image:alt', text('brand.picture')),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  };
}

/** A private page is described as the shop. */
function describe(match: RouteMatch | null, text: HeadText): string {
  const route = match === null ? routes.home : routes[match.name];
  return text('description' in route ? route.description : routes.home.description);
}

function indexing(
  match: RouteMatch | null,
  { language, publicUrl }: Surroundings,
): readonly HeadElement[] {
  if (match === null || routes[match.name].visibility !== 'listed')
    return [meta('name', 'robots', 'noindex')];
  const path = pathOf(match);
  const canonical = sharedAddress(publicUrl, path, language);
  return [
    link('canonical', { href: canonical }),
    ...alternateAddresses(publicUrl, path).map(([hreflang, href]) =>
      link('alternate', { hreflang, href }),
    ),
    meta('property', 'og:url', canonical),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { [HEAD_MARK]: '', [kind]: name, content },
});

const link = (rel: string, attributes: Readonly<Record<string, string>>): HeadElement => ({
  tag: 'link',
  attributes: { [HEAD_MARK]: '', rel, ...attributes },
});
