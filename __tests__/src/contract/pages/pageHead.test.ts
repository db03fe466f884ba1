import { languages, type Language } from '../../../../src/contract/languages.ts';
import type { RouteMatch } from '../../../../src/contract/pages/matchRoute.ts';
import { HEAD_MARK, pageHead, type Page } from '../../../../src/contract/pages/pageHead.ts';

const text = (key: string, values?: Readonly<Record<string, string>>) =>
  values === undefined ? `{${key}}` : `{${key}: ${JSON.stringify(values)}}`;

const headOf = (page: Partial<Page>, language: Language = 'en') =>
  pageHead(
    { match: null, product: null, ...page },
    { language, publicUrl: 'https://mizan.example', text },
  );
const match = (name: RouteMatch['name'], params: Record<string, string> = {}): RouteMatch => ({
  name,
  params,
});

const mark = { [HEAD_MARK]: '' };
const meta = (kind: 'name' | 'property', name: string, content: string) => ({
  tag: 'meta',
  attributes: { ...mark, [kind]: name, content },
});
const link = (rel: string, attributes: Record<string, string>) => ({
  tag: 'link',
  attributes: { ...mark, rel, ...attributes },
});

it('marks its elements with an attribute that the browser finds again', () => {
  expect(HEAD_MARK).toBe('data-page');
});

it('describes a listed page for search engines and messengers', () => {
  const title = '{title.frame: {"page":"{title.aboutUs}"}}';
  expect(headOf({ match: match('aboutUs') }, 'ar')).toEqual({
    title,
    elements: [
      meta('name', 'description', '{description.aboutUs}'),
      link('manifest', { href: '/manifest.ar.webmanifest' }),
      link('canonical', { href: 'https://mizan.example/about-us?lang=ar' }),
      link('alternate', { hreflang: 'en', href: 'https://mizan.example/about-us?lang=en' }),
      link('alternate', { hreflang: 'ar', href: 'https://mizan.example/about-us?lang=ar' }),
      link('alternate', { hreflang: 'x-default', href: 'https://mizan.example/about-us?lang=en' }),
      meta('property', 'og:url', 'https://mizan.example/about-us?lang=ar'),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', '{brand.name}'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', '{description.aboutUs}'),
      meta('property', 'og:locale', languages.ar.sharedLocale),
      meta('property', 'og:locale:alternate', languages.en.sharedLocale),
      meta('property', 'og:image', 'https://mizan.example/images/brand/share-ar.jpg'),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('property', 'og:image:alt', '{brand.picture}'),
      meta('name', 'twitter:card', 'summary_large_image'),
    ],
  });
});

it('has the name and the text of a package', () => {
  const product = { name: 'Fit Pro', description: 'High in protein.' };
  const head = headOf({ match: match('packageCategory', { id: '3' }), product });
  expect(head.title).toBe('{title.frame: {"page":"Fit Pro"}}');
  expect(head.elements).toContainEqual(meta('name', 'description', 'High in protein.'));
  expect(head.elements).toContainEqual(
    link('canonical', { href: 'https://mizan.example/package-categories/3?lang=en' }),
  );
});

it('describes a private page as the shop, and lists it nowhere', () => {
  const { title, elements } = headOf({ match: match('cart') });
  expect(title).toBe('{title.frame: {"page":"{title.cart}"}}');
  expect(elements).toContainEqual(meta('name', 'description', '{description.home}'));
  expect(elements[2]).toEqual(meta('name', 'robots', 'noindex'));
  expect(elements.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
});

it('describes an open page by itself, and lists it nowhere', () => {
  const { elements } = headOf({ match: match('login') });
  expect(elements).toContainEqual(meta('name', 'description', '{description.login}'));
  expect(elements[2]).toEqual(meta('name', 'robots', 'noindex'));
});

it('says that there is no such page', () => {
  const { title, elements } = headOf({});
  expect(title).toBe('{title.frame: {"page":"{title.notFound}"}}');
  expect(elements).toContainEqual(meta('name', 'description', '{description.home}'));
  expect(elements[2]).toEqual(meta('name', 'robots', 'noindex'));
});
