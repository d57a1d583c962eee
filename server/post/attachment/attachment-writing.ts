import { ApiError } from '#api/errors.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import {
  type AttachmentRow,
  claimAttachment,
  findAttachments,
  findSender,
  releaseClaim,
  storeForeignItem,
  storeForeignState,
} from './attachment.queries.ts';
import { type AttachedRecord, type Integration, registeredIntegrations } from './integration.ts';

/**
 * Sends a record to an external service and stores the result. The attachment is claimed before the request, so that
 * two concurrent requests create one item. Every attempt sends the same idempotency key, so that the service creates no
 * second item when its response was lost or this process ended. Actions of moderators are logged.
 *
 * @throws {ApiError} attachment.already, attachment.unreachable.
 */
export async function sendRecord(
  forum: Forum,
  viewer: Viewer,
  integration: Integration,
  { record, values, isLogged }: { record: AttachedRecord; values: FormValues; isLogged: boolean },
): Promise<AttachmentRow> {
  const { attachmentType } = integration;
  const place = { attachmentType, recordType: record.recordType, recordID: record.recordID };
  const claim = await claimAttachment(forum.db, place, { userID: viewer.userID, now: forum.now() });
  if (!claim) {
    const first = await findSender(forum.db, place);
    throw new ApiError('attachment.already', { subject: first.name, record: first });
  }
  const { attachmentID: id, key } = claim;
  const { userID, name } = viewer;
  const made = await integration
    .send(forum, record, { values, user: { userID, name }, key })
    .catch(async (error: unknown) => {
      await releaseClaim(forum.db, id);
      throw error;
    });
  await inTransaction(forum.db, async (trx) => {
    if (!(await storeForeignItem(trx, id, made)) || !isLogged) return;
    const { recordType, recordID } = record;
    const field = `attachment-${attachmentType}`;
    await logAction(trx, {
      action: 'attachment.add',
      actorID: userID,
      recordType: recordType === 'user' ? 'member' : recordType,
      recordID,
      before: { [field]: null },
      after: { [field]: made.foreignID },
      isPublic: false,
    });
  });
  return (await findAttachments(forum.db, [id]))[0] as AttachmentRow;
}

/** The time for which the state from a service is considered fresh, in milliseconds. */
const freshFor = 10 * 60_000;

/**
 * Refreshes the state of attachments from their services. The stored state is retained when a service cannot be
 * reached.
 */
export async function refreshAttachments(
  forum: Forum,
  rows: readonly AttachmentRow[],
  onlyStale: boolean,
): Promise<void> {
  const now = forum.now();
  const stale = rows.filter((row) => !onlyStale || Date.parse(row.dateRefreshed) < now.getTime() - freshFor);
  await Promise.all(
    stale.map(async ({ attachmentID, attachmentType, foreignID }) => {
      const integration = registeredIntegrations().find((one) => one.attachmentType === attachmentType);
      const state = await integration?.refresh(forum, foreignID).catch((error: unknown) => {
        if (error instanceof ApiError) return undefined;
        throw error;
      });
      if (state) await storeForeignState(forum.db, attachmentID, { ...state, now });
    }),
  );
}
