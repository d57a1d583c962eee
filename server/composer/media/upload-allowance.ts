import { sql } from 'kysely';
import { formatSize } from '#api/composer/media/format-size.ts';
import type { MediaUsage } from '#api/composer/media/media.contract.ts';
import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { readDiskState } from '#server/platform/configuration/free-space.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** The retry delay when uploads are rejected for lack of disk space, in seconds. */
const retryWhenFull = 600;

/**
 * Returns the storage quota of a member in bytes: the largest quota of their roles, otherwise the general one. Returns
 * Infinity when it is unlimited.
 */
export function uploadQuotaOf(settings: Settings, { roleIDs }: Pick<Viewer, 'roleIDs'>): number {
  const ofRoles = roleIDs.flatMap((roleID) => settings['upload.roleQuotas'][roleID] ?? []);
  const quotas = ofRoles.length > 0 ? ofRoles : [settings['upload.quota']];
  return Math.max(...quotas.map((quota) => (quota === 0 ? Number.POSITIVE_INFINITY : quota)));
}

/** Returns the storage that a member uses, in bytes. */
export async function readUsedBytes(db: Queryable, userID: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select bytes from member_upload where user_id = ${userID}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Returns the storage that a member uses, and their quota. */
export async function readMediaUsage({ db, settings }: Forum, viewer: Viewer): Promise<MediaUsage> {
  const quota = uploadQuotaOf(await settings.get(), viewer);
  const used = await readUsedBytes(db, viewer.userID);
  return { used, quota: Number.isFinite(quota) ? quota : null };
}

/**
 * Rejects a file that does not fit into the rest of the member's quota.
 *
 * @throws {ApiError} `media.quota-reached`, with the used storage and the quota.
 */
export function requireQuota(settings: Settings, viewer: Viewer, { used, size }: { used: number; size: number }): void {
  const quota = uploadQuotaOf(settings, viewer);
  if (used + size <= quota) return;
  throw new ApiError('media.quota-reached', { subject: `${formatSize(used)} / ${formatSize(quota)}` });
}

/** Returns the error for an upload for which the disk has no room. */
export const storageFull = (): ApiError => new ApiError('server.storage-full', { retryAfter: retryWhenFull });

/**
 * Rejects an upload while the disk is nearly full, or would be after a file of the given size.
 *
 * @throws {ApiError} `server.storage-full`.
 */
export async function requireFreeSpace(forum: Forum, size = 0): Promise<void> {
  const { state, free } = await readDiskState(forum);
  if (state !== 'enough' || free - size < forum.configuration.minFreeSpace) throw storageFull();
}

/**
 * Begins an upload of a member, which counts as an attempt regardless of its outcome, across all processes. Members
 * with site.manage have no limit on attempts.
 *
 * @returns the storage that the member's uploads use, in bytes.
 * @throws {ApiError} `server.storage-full` while the disk is nearly full; `media.too-many` with the seconds to wait.
 */
export async function beginUpload(forum: Forum, viewer: Viewer): Promise<number> {
  await requireFreeSpace(forum);
  const { count, seconds } = (await forum.settings.get())['rateLimit.uploads'];
  const now = forum.now();
  const isNew = sql`member_upload.date_begun <= ${new Date(now.getTime() - seconds * 1_000)}`;
  const { rows } = await sql<{ bytes: number; attempts: number; begun: string }>`
    insert into member_upload (user_id, attempts, date_begun) values (${viewer.userID}, 1, ${now})
    on conflict (user_id) do update set
      attempts = case when ${isNew} then 1 else member_upload.attempts + 1 end,
      date_begun = case when ${isNew} then excluded.date_begun else member_upload.date_begun end
    returning bytes, attempts, date_begun as begun
  `.execute(forum.db);
  const { bytes = 0, attempts = 1, begun = now.toISOString() } = rows[0] ?? {};
  if (attempts <= count || may(viewer, 'site.manage')) return bytes;
  const wait = seconds + (Date.parse(begun) - now.getTime()) / 1_000;
  throw new ApiError('media.too-many', { retryAfter: Math.max(1, Math.ceil(wait)) });
}
