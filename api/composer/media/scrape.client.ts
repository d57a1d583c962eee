import type { Api } from '#api/api.ts';
import type { scrapeRoutes } from './scrape.contract.ts';

/** Reads the content that a post shows for a URL. */
export const scrapePage = (api: Api, url: string) =>
  api.call<(typeof scrapeRoutes)['scrape']>('POST', '/media/scrape', { body: { url } });
