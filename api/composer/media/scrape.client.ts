import type { Api } from '#api/api.ts';
import type { scrapeRoutes } from './scrape.contract.ts';

/** Reads what an address shows within a post. */
export const scrapePage = (api: Api, url: string) =>
  api.call<(typeof scrapeRoutes)['scrape']>('POST', '/media/scrape', { body: { url } });
