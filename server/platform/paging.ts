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
  reply.header('x-app-page-next-url', url.href).header('Link', `<${url.href}>; rel="next"`);
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
  const urls = {
    next: (last === undefined ? hasMore : page < last || isCapped) ? urlOf(page + 1) : undefined,
    prev: page > 1 ? urlOf(page - 1) : undefined,
    first: last === undefined ? undefined : urlOf(1),
    last: last === undefined ? undefined : urlOf(last),
  };
  const links = Object.entries(urls).flatMap(([rel, url]) => (url ? [`<${url}>; rel="${rel}"`] : []));
  for (const [rel, url] of Object.entries(urls)) if (url) reply.header(`x-app-page-${rel}-url`, url);
  if (links.length) reply.header('Link', links.join(', '));
  if (total !== undefined) reply.header('x-app-page-result-count', total);
  if (isCapped) reply.header('x-app-page-result-capped', 'true');
  reply.header('x-app-page-limit', limit).header('x-app-page-current', page);
}
