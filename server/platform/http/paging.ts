import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where an answered list stands. Give `total` for a numbered pager, or `hasMore` where counting would cost too much. */
export interface ListPage {
  readonly page: number;
  readonly limit: number;
  readonly total?: number;
  readonly hasMore?: boolean;
  /** Whether counting ended at `total`, so that there may be more. */
  readonly isCapped?: boolean;
}

/**
 * The most bytes that an answer's addresses of other pages may take. Proxies refuse answers whose headers exceed their
 * buffer, often 4 or 8 KB.
 */
const longestLinks = 3_000;

/**
 * Writes the addresses of other pages, as `Link` and as `x-app-page-<relation>-url`: all of them, or the next and the previous
 * page where all are too long, or none. Without them, `x-app-page-has-more` says whether there is a next page.
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

/** Writes the headers of a list that is read on from a cursor; the last part has no next one. */
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

/** Writes the paging headers: `Link` and `x-app-page-*` (`spec/api.md` §0). */
export function sendPaging(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, limit, total, hasMore, isCapped = false }: ListPage,
): void {
  const url = new URL(request.url, request.server.forum.configuration.siteUrl);
  // The address is written once; of its four forms, only the number behind `page=` differs.
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
