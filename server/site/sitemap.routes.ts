import type { FastifyInstance } from 'fastify';
import { categoryAddress } from '#api/category/category-address.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findPermittedCategoryIDs } from '#server/platform/http/viewer.ts';
import { sendPublic } from './public-text.ts';
import { findSitemapCategories, findSitemapDiscussions, findSitemapRanges } from './sitemap.queries.ts';
import { xmlText } from './xml.ts';

/** The cache time of the sitemap index, on the server and for clients, in seconds. */
const maxAge = 600;

interface Place {
  readonly path: string;
  readonly lastModified: string | null;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (element: 'url' | 'sitemap', siteUrl: string, { path, lastModified }: Place): string =>
  `<${element}><loc>${xmlText(siteUrl + path)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</${element}>`;

const documentOf = (kind: 'urlset' | 'sitemapindex', siteUrl: string, places: readonly Place[]): string => {
  const entries = places.map((place) => entry(kind === 'urlset' ? 'url' : 'sitemap', siteUrl, place));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${namespace}>\n${entries.join('\n')}\n</${kind}>\n`;
};

/** Returns the categories that guests may read. */
async function openCategories(forum: Forum): Promise<readonly number[]> {
  return findPermittedCategoryIDs(await guestOf(forum), 'discussions.view');
}

const newest = (places: readonly Place[]): string | undefined =>
  places.reduce<string | undefined>(
    (latest, { lastModified }) => (lastModified && (!latest || lastModified > latest) ? lastModified : latest),
    undefined,
  );

const robots = (siteUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /search
Disallow: /entry/
Disallow: /post/
Disallow: /messages
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

/** Registers `/robots.txt`, and `/sitemap.xml` with the sitemaps of everything that guests may read. */
export async function sitemapRoutes(server: FastifyInstance): Promise<void> {
  const { forum } = server;
  const { siteUrl } = forum.configuration;
  const xml = 'application/xml; charset=utf-8';
  let cached: { places: Place[]; categories: string; until: number } | undefined;

  const sitemaps = async (): Promise<Place[]> => {
    const ids = await openCategories(forum);
    const categories = ids.join();
    if (cached && cached.until > Date.now() && cached.categories === categories) return cached.places;
    const ranges = await findSitemapRanges(forum.db, ids);
    const discussions = ranges.map(({ range, lastModified }) => ({
      path: `/sitemap-discussions-${range + 1}.xml`,
      lastModified,
    }));
    const places = [{ path: '/sitemap-pages.xml', lastModified: newest(discussions) ?? null }, ...discussions];
    cached = { places, categories, until: Date.now() + maxAge * 1_000 };
    return places;
  };

  server.get('/robots.txt', (request, reply) =>
    sendPublic(request, reply, {
      type: 'text/plain; charset=utf-8',
      text: robots(siteUrl),
      lastModified: undefined,
      maxAge: 86_400,
    }),
  );
  server.get('/sitemap.xml', async (request, reply) => {
    const places = await sitemaps();
    const text = documentOf('sitemapindex', siteUrl, places);
    return sendPublic(request, reply, { type: xml, text, lastModified: newest(places), maxAge });
  });
  server.get('/sitemap-pages.xml', async (request, reply) => {
    const categories = await findSitemapCategories(forum.db, await openCategories(forum));
    const places = [
      ...['/', '/discussions', '/categories'].map((path) => ({ path, lastModified: null })),
      ...categories.map(({ urlcode, lastModified }) => ({ path: categoryAddress(urlcode), lastModified })),
    ];
    const text = documentOf('urlset', siteUrl, places);
    return sendPublic(request, reply, { type: xml, text, lastModified: newest(places), maxAge });
  });
  server.get<{ Params: { range: string } }>('/sitemap-discussions-:range(^\\d{1,9}).xml', async (request, reply) => {
    const range = Number(request.params.range) - 1;
    const discussions = await findSitemapDiscussions(forum.db, await openCategories(forum), range);
    if (discussions.length === 0) return reply.callNotFound();
    const places = discussions.map(({ lastModified, ...discussion }) => ({
      path: discussionUrl(discussion),
      lastModified,
    }));
    const text = documentOf('urlset', siteUrl, places);
    return sendPublic(request, reply, { type: xml, text, lastModified: newest(places), maxAge });
  });
}
