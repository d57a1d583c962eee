import type { configRoutes } from '#api/administration/setting/config.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof configRoutes;

/** Reads settings by name or pattern; what the viewer may not see is left out. */
export const readConfig = (api: Api, select?: string[]) =>
  api.call<Routes['get']>('GET', '/config', { query: select ? { select: select.join(',') } : {} });

/** Reads what can be set (settings.view). */
export const readConfigSchema = (api: Api) => api.call<Routes['schema']>('GET', '/config/schema');

/** Changes settings, all or none. */
export const changeConfig = (api: Api, values: Readonly<Record<string, unknown>>) =>
  api.call<Routes['change']>('PATCH', '/config', { body: values });
