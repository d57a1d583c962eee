import type { Api } from '#api/api.ts';
import type { ExportOptions, siteExportRoutes } from './site-export.contract.ts';

type Routes = typeof siteExportRoutes;

/** Lists the exports, newest first. */
export const listSiteExports = (api: Api) => api.call<Routes['list']>('GET', '/exports');

/** Starts an export. */
export const addSiteExport = (api: Api, body: ExportOptions) => api.call<Routes['add']>('POST', '/exports', { body });

/** Cancels an export. */
export const cancelSiteExport = (api: Api, id: number) =>
  api.call<Routes['cancel']>('POST', '/exports/:id/cancel', { params: { id } });

/** Deletes an export. */
export const removeSiteExport = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/exports/:id', { params: { id } });

/** Returns the URL from which an export is downloaded. */
export const exportDownloadUrl = (id: number): string => `/api/v2/exports/${id}/download`;
