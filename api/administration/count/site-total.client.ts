import type { siteTotalRoutes } from '#api/administration/count/site-total.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof siteTotalRoutes;

/**
 * Reads the numbers of discussions, comments, categories and members, of the site or of a subcommunity. Reads all of
 * them when `counts` is empty.
 */
export const readSiteTotals = (
  api: Api,
  counts: ('discussion' | 'comment' | 'category' | 'user')[] = [],
  siteSectionID?: string,
) =>
  api.call<Routes['get']>('GET', '/site-totals', {
    query: { counts: counts.length ? counts.join(',') : 'all', ...(siteSectionID && { siteSectionID }) },
  });
