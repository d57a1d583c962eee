import type { Api } from '#api/api.ts';
import type { webFeedRoutes } from './web-feed.contract.ts';

type Routes = typeof webFeedRoutes;

/** Reads the last items of a feed that a layout shows. */
export const readWebFeed = (api: Api, feedUrl: string, limit: number) =>
  api.call<Routes['read']>('GET', '/web-feeds', { query: { feedUrl, limit } });
