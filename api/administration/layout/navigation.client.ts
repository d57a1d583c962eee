import type { navigationRoutes } from '#api/administration/layout/navigation.contract.ts';
import type { Api } from '#api/api.ts';

/** Reads the navigation of the title bar. */
export const readNavigation = (api: Api) => api.call<(typeof navigationRoutes)['read']>('GET', '/navigation');
