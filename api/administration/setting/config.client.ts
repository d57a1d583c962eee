import type { configRoutes } from '#api/administration/setting/config.contract.ts';
import type { Api } from '#api/api.ts';

type Routes = typeof configRoutes;

/** Reads settings by name or pattern. Settings that the viewer may not read are omitted. */
export const readConfig = (api: Api, select?: readonly string[]) =>
  api.call<Routes['get']>('GET', '/config', { query: select ? { select: select.join(',') } : {} });

/** Reads settings by name or pattern, with their texts in the language of the viewer. */
export const readShownConfig = (api: Api, select: readonly string[]) =>
  api.call<Routes['get']>('GET', '/config', { query: { select: select.join(','), translated: true } });

/** Reads the descriptions of settings by name or pattern, otherwise of all settings (settings.view). */
export const readConfigSchema = (api: Api, select?: readonly string[]) =>
  api.call<Routes['schema']>('GET', '/config/schema', { query: select ? { select: select.join(',') } : {} });

/** Changes settings. Either all values are applied or none. `logEntryID` of the response is the entry that undoes it. */
export const changeConfig = (api: Api, values: Readonly<Record<string, unknown>>) =>
  api.call<Routes['change']>('PATCH', '/config', { body: values });
