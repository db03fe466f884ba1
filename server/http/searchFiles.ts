import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageCodes } from '../../src/contract/languages.ts';
import { alternateAddresses, sharedAddress } from '../../src/contract/pages/pageAddress.ts';
import { buildPath } from '../../src/contract/pages/matchRoute.ts';
import { routeNames, routes } from '../../src/contract/pages/routes.ts';
import { OWN_API } from '../config.ts';
import type { AppContext } from '../context.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';

/** The API calls of listed pages: a search engine that may not make them sees a broken shop. */
const READ_BY_LISTED_PAGES = ['/api/home', '/api/package-categories/'];

/** robots.txt and sitemap.xml. */
export function addSearchFiles(app: FastifyInstance, context: AppContext): void {
  const { publicUrl } = context.config;
  const schema = { hide: true };
  app.get('/robots.txt', { schema }, async (_request, reply) =>
    send(reply, 'text/plain', robots(publicUrl)),
  );
  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const paths = listedPaths(await packageIds(context));
    return send(reply, 'application/xml', sitemap(publicUrl, paths));
  });
}

/** Another server's packages are not known here. */
async function packageIds({ config, db, content }: AppContext): Promise<number[]> {
  if (config.apiBase !== OWN_API) return [];
  return (await content.now(db)).categories.map(({ row }) => row.id);
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type(`${type}; charset=utf-8`)
    .send(text);
}

/** Open pages stay readable, because a search engine finds their `noindex` only by reading them. */
function robots(publicUrl: string): string {
  const closed = Object.values(routes).filter(({ visibility }) => visibility === 'private');
  return [
    'User-agent: *',
    ...READ_BY_LISTED_PAGES.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    ...closed.map(({ path }) => `Disallow: ${path.replace(/:.*/, '')}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function listedPaths(categoryIds: readonly number[]): string[] {
  return routeNames
    .filter((name) => routes[name].visibility === 'listed')
    .flatMap((name) =>
      name === 'packageCategory' ? categoryIds.map((id) => buildPath(name, id)) : routes[name].path,
    );
}

function sitemap(publicUrl: string, paths: readonly string[]): string {
  const pages = paths.flatMap((path) => {
    const alternates = alternateAddresses(publicUrl, path).map(
      ([language, address]) =>
        html`<xhtml:link rel="alternate" hreflang="${language}" href="${address}" />`,
    );
    return languageCodes.map((language) =>
      entry(sharedAddress(publicUrl, path, language), alternates),
    );
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset
      xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
      xmlns:xhtml="http://www.w3.org/1999/xhtml"
    >
      ${pages}
    </urlset>`.text;
}

const entry = (address: string, alternates: readonly Html[]): Html =>
  html`<url><loc>${address}</loc>${alternates}</url> `;
