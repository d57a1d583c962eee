import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { scrapePage } from './scrape.client.ts';

/**
 * Returns the query for the metadata of the page at a URL. The server stores it, and posts that link to the page show
 * it as a link preview.
 */
export const linkCardQuery = (api: Api, url: string) =>
  queryOptions({
    queryKey: ['link-card', url],
    queryFn: async () => (await scrapePage(api, url)).body,
    retry: false,
  });
