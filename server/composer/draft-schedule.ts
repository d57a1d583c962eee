import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { isVisible } from '#api/visible-text.ts';
import { demandTags } from '#server/discussion/discussion.policy.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { found } from '#server/platform/me.ts';
import { demand, type Viewer } from '#server/platform/viewer.ts';
import { findDraft, type StoredDraft } from './draft.queries.ts';
import { draftPublish } from './draft-publish.job.ts';
import { draftTags } from './draft-tags.ts';

const minute = 60_000;
const [earliest, latest] = [15 * minute, 365 * 24 * 60 * minute];

interface Wish {
  readonly draftStatus?: 'draft' | 'scheduled' | undefined;
  readonly dateScheduled?: string | null | undefined;
  readonly recordType?: string | undefined;
  readonly recordID?: number | null | undefined;
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
}

/** What a save means for the schedule: a moment, the end of one (no date), or nothing (undefined). */
export interface Plan {
  readonly date: Date | undefined;
}

function demandMoment(date: Date, now: Date): void {
  const ahead = date.getTime() - now.getTime();
  if (ahead < earliest)
    throw ApiError.fields({
      dateScheduled: 'The scheduled date and time must be at least 15 minutes in the future.',
    });
  if (ahead > latest)
    throw ApiError.fields({ dateScheduled: 'The scheduled date and time must be less than 1 year from now.' });
}

/** A title and words are needed at once: nobody is there at the moment of posting who could give them. */
function demandWhole({ recordType, attributes = {} }: Wish): void {
  if (recordType !== 'discussion') throw ApiError.fields({ recordType: 'Only posts can be scheduled.' });
  const meta = (attributes['draftMeta'] ?? {}) as Record<string, unknown>;
  const lacks = {
    ...(!isVisible(String(attributes['body'] ?? '')) && { 'attributes.body': 'Body is required.' }),
    ...(!attributes['format'] && { 'attributes.format': 'Format is required.' }),
    ...(!isVisible(String(meta['name'] ?? '')) && { 'attributes.draftMeta.name': 'Title is required.' }),
  };
  if (Object.keys(lacks).length > 0) throw ApiError.fields(lacks);
}

/** The tags of a draft that is to be posted. @throws {ApiError} request.invalid when they are no tags. */
function tagsIn(attributes: Wish['attributes']) {
  try {
    return draftTags(attributes?.['draftMeta']);
  } catch {
    throw ApiError.fields({ 'attributes.draftMeta.tags': 'Specify each tag by ID or by name.' });
  }
}

async function demandNoOther({ db }: Forum, recordID: number, draftID: number | undefined): Promise<void> {
  const { rows } = await sql`
    select from draft where draft_status = 'scheduled' and record_type = 'discussion' and record_id = ${recordID}
      and draft_id <> ${draftID ?? 0}
  `.execute(db);
  if (rows.length > 0)
    throw ApiError.fields({ recordID: 'An update is already scheduled for this item.' }, 'already-scheduled');
}

/**
 * Reads what a save asks of the schedule (`spec/behaviours.md` §9d, decision 18).
 *
 * @throws {ApiError} without schedule.allow, for new tags without tags.add, for a moment too near or too far, and for a post that is not whole.
 */
export async function planOf(
  forum: Forum,
  viewer: Viewer,
  wish: Wish,
  before?: StoredDraft,
): Promise<Plan | undefined> {
  if (wish.draftStatus === undefined) return undefined;
  if (wish.draftStatus === 'draft') return before && before.draftStatus !== 'draft' ? { date: undefined } : undefined;
  demand(viewer, 'schedule.allow');
  if (!wish.dateScheduled) throw ApiError.fields({ dateScheduled: 'Choose a date and time.' });
  const date = new Date(wish.dateScheduled);
  demandMoment(date, forum.now());
  const { recordType = before?.recordType, recordID = before?.recordID, attributes = before?.attributes } = wish;
  demandWhole({ recordType, attributes });
  demandTags(viewer, await forum.settings.get(), tagsIn(attributes));
  if (recordID) await demandNoOther(forum, recordID, before?.draftID);
  return { date };
}

// Once reserved, a number stays: its address may have been given away.
const reserved = sql`case when record_type = 'discussion' and record_id is null
  then coalesce(reserved_discussion_id, nextval(pg_get_serial_sequence('discussion', 'discussion_id'))) end`;

/**
 * Schedules a draft, with the job that posts it, and reserves the number of the discussion that it will be; without a
 * date it is a plain draft again.
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
  return found(await findDraft(forum.db, draftID), 'draft.not-found');
}
