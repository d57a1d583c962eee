import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The position of a list page. Set `total` for a numbered pager, or `hasMore` where counting would be too expensive.
 */
export interface ListPage {
  readonly page: number;
  readonly limit: number;
  readonly total?: number;
  readonly hasMore?: boolean;
  /** Whether counting stopped at `total`, so that there may be more. */
  readonly isCapped?: boolean;
}

/**
 * The maximum number of bytes of a response's page links. Proxies reject responses whose headers exceed their buffer,
 * often 4 or 8 KB.
 */
const longestLinks = 3_000;

/**
 * Writes the links to other pages, as `Link` and as `x-app-page-<relation>-url`: all of them, or only the next and
 * previous page when all are too long, or none. Without links, `x-app-page-has-more` states whether there is a next
 * page.
 */
function sendLinks(reply: FastifyReply, urls: Readonly<Record<string, string | undefined>>): void {
  const all = Object.entries(urls).flatMap(([relation, url]) => (url ? [{ relation, url }] : []));
  const near = all.filter(({ relation }) => relation === 'next' || relation === 'prev');
  const isShort = (links: typeof all): boolean =>
    2 * links.reduce((sum, { url }) => sum + url.length, 0) <= longestLinks;
  const links = [all, near].find(isShort) ?? [];
  for (const { relation, url } of links) reply.header(`x-app-page-${relation}-url`, url);
  if (links.length > 0)
    reply.header('Link', links.map(({ relation, url }) => `<${url}>; rel="${relation}"`).join(', '));
  else if (urls['next']) reply.header('x-app-page-has-more', 'true');
}

/** Writes the paging headers of a cursor-paginated list. The last page has no next link. */
export function sendCursor(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, next }: { readonly limit: number; readonly next: string | undefined },
): void {
  reply.header('x-app-page-limit', limit);
  if (next === undefined) return;
  const url = new URL(request.url, request.server.forum.configuration.siteUrl);
  url.searchParams.set('cursor', next);
  sendLinks(reply, { next: url.href });
}

/** Writes the paging headers: `Link` and `x-app-page-*` (docs/behavior/platform.md#paging). */
export function sendPaging(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, limit, total, hasMore, isCapped = false }: ListPage,
): void {
  const url = new URL(request.url, request.server.forum.configuration.siteUrl);
  // The URL is built once, since the links differ only in the number after `page=`.
  url.searchParams.set('page', '');
  const [before, after] = url.href.split(/(?<=[?&]page=)(?=&|#|$)/, 2);
  const urlOf = (number: number): string => `${before}${number}${after ?? ''}`;
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / limit));
  sendLinks(reply, {
    next: (last === undefined ? hasMore : page < last || isCapped) ? urlOf(page + 1) : undefined,
    prev: page > 1 ? urlOf(page - 1) : undefined,
    first: last === undefined ? undefined : urlOf(1),
    last: last === undefined ? undefined : urlOf(last),
  });
  if (total !== undefined) reply.header('x-app-page-result-count', total);
  if (isCapped) reply.header('x-app-page-result-capped', 'true');
  reply.header('x-app-page-limit', limit).header('x-app-page-current', page);
}
