import type { Api } from '#api/api.ts';
import type { restorationRoutes } from './restoration.contract.ts';

type Routes = typeof restorationRoutes;

/** Reads the restored and the former data. */
export const readRestorations = (api: Api) => api.call<Routes['list']>('GET', '/restorations');

/** Identifies the running process. */
export const readProcessStart = (api: Api) => api.call<Routes['start']>('GET', '/restorations/start');

/** The size of the parts in which a file is uploaded, in bytes. A slow connection sends one within the time limit of requests. */
const partSize = 4_194_304;

/** Uploads the file of a backup in parts. Returns the backup. */
export async function uploadBackup(api: Api, file: Blob) {
  const upload = crypto.randomUUID();
  for (let offset = 0; ; offset += partSize) {
    const body = new FormData();
    body.append('file', file.slice(offset, offset + partSize), 'backup.tar.gz');
    const query = { upload, offset, size: file.size };
    const answer = await api.call<Routes['addFile']>('POST', '/restorations/files', { query, body });
    if (offset + partSize >= file.size) return answer;
  }
}

/** Restores a backup beside the present data. */
export const prepareRestoration = (api: Api, backupID: number) =>
  api.call<Routes['prepare']>('POST', '/restorations', { body: { backupID } });

/** Cancels restoring a backup. */
export const cancelRestoration = (api: Api, id: number) =>
  api.call<Routes['cancel']>('POST', '/restorations/:id/cancel', { params: { id } });

/** Discards restored data. */
export const discardRestoration = (api: Api, id: number) =>
  api.call<Routes['discard']>('DELETE', '/restorations/:id', { params: { id } });

/** Changes to restored data. */
export const applyRestoration = (api: Api, id: number) =>
  api.call<Routes['use']>('POST', '/restorations/:id/use', { params: { id } });

/** Changes back to former data. */
export const applyFormerData = (api: Api, name: string) =>
  api.call<Routes['useFormer']>('POST', '/former-data/:name/use', { params: { name } });

/** Deletes former data. */
export const removeFormerData = (api: Api, name: string) =>
  api.call<Routes['removeFormer']>('DELETE', '/former-data/:name', { params: { name } });
