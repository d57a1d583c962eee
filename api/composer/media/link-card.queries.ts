import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { scrapePage } from './scrape.client.ts';

/** What the page at an address says of itself; the forum keeps it, and posts that link to it show it. */
export const linkCardQuery = (api: Api, url: string) =>
  queryOptions({
    queryKey: ['link-card', url],
    queryFn: async () => (await scrapePage(api, url)).body,
    retry: false,
  });
