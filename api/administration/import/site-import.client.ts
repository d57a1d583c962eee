import type { Api } from '#api/api.ts';
import type { SiteImport, siteImportRoutes } from './site-import.contract.ts';

type Routes = typeof siteImportRoutes;

/** Lists the dumps, and the imports and dry runs, newest first. */
export const listImports = (api: Api) => api.call<Routes['list']>('GET', '/imports');

/** Uploads a file of a dump. */
export const addDumpFile = (api: Api, name: string, file: Blob) => {
  const body = new FormData();
  body.append('file', file);
  return api.call<Routes['addFile']>('POST', '/imports/dumps/:name/files', { params: { name }, body });
};

/** Deletes an uploaded dump. */
export const removeDump = (api: Api, name: string) =>
  api.call<Routes['removeDump']>('DELETE', '/imports/dumps/:name', { params: { name } });

/** Starts a dry run. */
export const tryImport = (api: Api, body: SiteImport['options']) =>
  api.call<Routes['try']>('POST', '/imports', { body });

/** Imports the dump of a dry run, or continues an import. */
export const startImport = (api: Api, id: number) =>
  api.call<Routes['start']>('POST', '/imports/:id/import', { params: { id } });

/** Cancels an import or dry run. */
export const cancelImport = (api: Api, id: number) =>
  api.call<Routes['cancel']>('POST', '/imports/:id/cancel', { params: { id } });

/** Deletes the report of an import or dry run. */
export const removeImport = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/imports/:id', { params: { id } });

/** Returns the URL of the list of lost rows. */
export const importListUrl = (id: number): string => `/api/v2/imports/${id}/list`;
