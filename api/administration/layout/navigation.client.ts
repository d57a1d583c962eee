import type { navigationRoutes } from '#api/administration/layout/navigation.contract.ts';
import type { NavigationItems } from '#api/administration/layout/navigation-setting.ts';
import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';

/** Reads the navigation of the title bar. */
export const readNavigation = (api: Api) => api.call<(typeof navigationRoutes)['read']>('GET', '/navigation');

type Change = NonNullable<InputOf<(typeof navigationRoutes)['change']>['body']>;

/** Replaces the navigation of the title bar. Requires `site.manage`. */
export const changeNavigation = (api: Api, body: { navigation: NavigationItems; known?: NavigationItems }) =>
  api.call<(typeof navigationRoutes)['change']>('PUT', '/navigation', { body: body as Change });
