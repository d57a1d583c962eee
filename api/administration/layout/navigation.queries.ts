import { queryOptions } from '@tanstack/react-query';
import { readNavigation } from '#api/administration/layout/navigation.client.ts';
import type { Api } from '#api/api.ts';

/** Returns the query for the navigation of the title bar, limited to the items that the viewer may open. */
export const navigationQuery = (api: Api) =>
  queryOptions({ queryKey: ['navigation'], queryFn: async () => (await readNavigation(api)).body });
