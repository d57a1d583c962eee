import type { siteTotalRoutes } from '#api/administration/count/site-total.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof siteTotalRoutes;

/** Reads the numbers of discussions, comments, categories and members. Reads all of them when `counts` is empty. */
export const readSiteTotals = (api: Api, counts: ('discussion' | 'comment' | 'category' | 'user')[] = []) =>
  api.call<Routes['get']>('GET', '/site-totals', { query: { counts: counts.length ? counts.join(',') : 'all' } });
