import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { isVisible } from '#api/visible-text.ts';
import { requireTags } from '#server/discussion/discussion.policy.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { findDraft, type StoredDraft } from './draft.queries.ts';
import { draftPublish } from './draft-publish.job.ts';
import { draftTags } from './draft-tags.ts';

const minute = 60_000;
const [earliest, latest] = [15 * minute, 365 * 24 * 60 * minute];

interface ScheduleRequest {
  readonly draftStatus?: 'draft' | 'scheduled' | undefined;
  readonly dateScheduled?: string | null | undefined;
  readonly recordType?: string | undefined;
  readonly recordID?: number | null | undefined;
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The change of the schedule that a save makes: a publication time, or the end of the schedule when `date` is
 * undefined.
 */
export interface ScheduleChange {
  readonly date: Date | undefined;
}

function requireMoment(date: Date, now: Date): void {
  const ahead = date.getTime() - now.getTime();
  if (ahead < earliest)
    throw ApiError.fields({
      dateScheduled: 'The scheduled date and time must be at least 15 minutes in the future.',
    });
  if (ahead > latest)
    throw ApiError.fields({ dateScheduled: 'The scheduled date and time must be less than 1 year from now.' });
}

/** Checks that a post is complete when it is scheduled, because its author may be absent at the time of publication. */
function requireWhole({ recordType, attributes = {} }: ScheduleRequest): void {
  if (recordType !== 'discussion') throw ApiError.fields({ recordType: 'Only posts can be scheduled.' });
  const meta = (attributes['draftMeta'] ?? {}) as Record<string, unknown>;
  const lacks = {
    ...(!isVisible(String(attributes['body'] ?? '')) && { 'attributes.body': 'Body is required.' }),
    ...(!attributes['format'] && { 'attributes.format': 'Format is required.' }),
    ...(!isVisible(String(meta['name'] ?? '')) && { 'attributes.draftMeta.name': 'Title is required.' }),
  };
  if (Object.keys(lacks).length > 0) throw ApiError.fields(lacks);
}

/**
 * Returns the tags of a draft that is to be posted.
 *
 * @throws {ApiError} request.invalid when the tags are invalid.
 */
function tagsIn(attributes: ScheduleRequest['attributes']) {
  try {
    return draftTags(attributes?.['draftMeta']);
  } catch {
    throw ApiError.fields({ 'attributes.draftMeta.tags': 'Specify each tag by ID or by name.' });
  }
}

async function requireNoOther({ db }: Forum, recordID: number, draftID: number | undefined): Promise<void> {
  const { rows } = await sql`
    select from draft where draft_status = 'scheduled' and record_type = 'discussion' and record_id = ${recordID}
      and draft_id <> ${draftID ?? 0}
  `.execute(db);
  if (rows.length > 0)
    throw ApiError.fields({ recordID: 'An update is already scheduled for this item.' }, 'already-scheduled');
}

/**
 * Determines the change of the schedule that a save requests (docs/behavior/composer.md#scheduling). Returns undefined
 * when there is none.
 *
 * @throws {ApiError} without schedule.allow, for new tags without tags.add, for a time that is too early or too late,
 * and for an incomplete post.
 */
export async function resolveScheduleChange(
  forum: Forum,
  viewer: Viewer,
  requested: ScheduleRequest,
  before?: StoredDraft,
): Promise<ScheduleChange | undefined> {
  if (requested.draftStatus === undefined) return undefined;
  if (requested.draftStatus === 'draft')
    return before && before.draftStatus !== 'draft' ? { date: undefined } : undefined;
  requirePermission(viewer, 'schedule.allow');
  if (!requested.dateScheduled) throw ApiError.fields({ dateScheduled: 'Choose a date and time.' });
  const date = new Date(requested.dateScheduled);
  requireMoment(date, forum.now());
  const { recordType = before?.recordType, recordID = before?.recordID, attributes = before?.attributes } = requested;
  requireWhole({ recordType, attributes });
  requireTags(viewer, await forum.settings.get(), tagsIn(attributes));
  if (recordID) await requireNoOther(forum, recordID, before?.draftID);
  return { date };
}

// A reserved ID is never released, because its URL may have been shared.
const reserved = sql`case when record_type = 'discussion' and record_id is null
  then coalesce(reserved_discussion_id, nextval(pg_get_serial_sequence('discussion', 'discussion_id'))) end`;

/**
 * Schedules a draft, enqueues the job that posts it, and reserves the ID of its discussion. Without a date, makes it an
 * ordinary draft again.
 */
export async function writeSchedule(forum: Forum, draftID: number, date: Date | undefined): Promise<StoredDraft> {
  await inTransaction(forum.db, async (trx) => {
    await sql`
      update draft set draft_status = ${date ? 'scheduled' : 'draft'}, date_scheduled = ${date ?? null},
        failed_reason = null
        ${date ? sql`, reserved_discussion_id = ${reserved}` : sql``}
      where draft_id = ${draftID}
    `.execute(trx);
    const due = date?.toISOString();
    if (due) await forum.jobs.send(draftPublish, { draftID, due }, { trx, startAfter: new Date(due) });
  });
  return requireFound(await findDraft(forum.db, draftID), 'draft.not-found');
}
