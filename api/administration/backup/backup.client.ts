import type { Api } from '#api/api.ts';
import type { backupRoutes } from './backup.contract.ts';

type Routes = typeof backupRoutes;

/** Lists the backups, newest first. */
export const listBackups = (api: Api) => api.call<Routes['list']>('GET', '/backups');

/** Starts a backup. */
export const addBackup = (api: Api) => api.call<Routes['add']>('POST', '/backups');

/** Cancels a backup or its check. */
export const cancelBackup = (api: Api, id: number) =>
  api.call<Routes['cancel']>('POST', '/backups/:id/cancel', { params: { id } });

/** Checks a backup: restores and compares it. */
export const checkBackup = (api: Api, id: number) =>
  api.call<Routes['check']>('POST', '/backups/:id/check', { params: { id } });

/** Deletes a backup. */
export const removeBackup = (api: Api, id: number) =>
  api.call<Routes['remove']>('DELETE', '/backups/:id', { params: { id } });

/** Returns the command that restores a backup. */
export const restoreCommand = (fileName: string): string => `npm run restore -- ${fileName}`;

/** Returns the URL from which a backup is downloaded. */
export const backupDownloadUrl = (id: number): string => `/api/v2/backups/${id}/download`;
