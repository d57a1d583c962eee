import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listCustomPages } from './custom-page.client.ts';

/** Returns the query for all custom pages, oldest first (site.manage). */
export const customPagesQuery = (api: Api) =>
  queryOptions({ queryKey: ['custom-pages'], queryFn: async () => (await listCustomPages(api)).body });
