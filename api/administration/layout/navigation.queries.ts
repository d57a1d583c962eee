import { queryOptions } from '@tanstack/react-query';
import { readNavigation } from '#api/administration/layout/navigation.client.ts';
import type { Api } from '#api/api.ts';

/** The places of the title bar, as far as the asking person may go there. */
export const navigationQuery = (api: Api) =>
  queryOptions({ queryKey: ['navigation'], queryFn: async () => (await readNavigation(api)).body });
