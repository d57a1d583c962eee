import { type Kysely, sql } from 'kysely';
import type { Webhook } from '#api/administration/webhook/webhook.contract.ts';
import { findComment } from '#server/discussion/comment/comment.queries.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { presentDiscussions } from '#server/discussion/list/discussion-row.ts';
import { presentComments } from '#server/discussion/thread/comment-row.ts';
import { permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findAuthors } from '#server/post/post-author.ts';

/** An event of the outbox. */
export interface StoredEvent {
  readonly webhook_event_id: number;
  readonly event: string;
  readonly record_type: string;
  readonly record_id: number;
  readonly actor_id: number | null;
  readonly date_inserted: string;
}

/** Returns the viewer with the role of a webhook, who is no member. */
async function viewerOfRole(forum: Forum, roleID: number): Promise<Viewer> {
  const [guest, book] = await Promise.all([guestOf(forum), forum.permissions.get()]);
  const permissions = permissionRecordOf(book, guest.categories, { roleIDs: [roleID], isAdmin: false });
  return { ...guest, roleIDs: [roleID], permissions };
}

async function categoryOf(db: Kysely<Tables>, { record_type, record_id }: StoredEvent): Promise<number | undefined> {
  const { rows } =
    record_type === 'comment'
      ? await sql<{ id: number }>`
          select category_id as id from comment join discussion using (discussion_id) where comment_id = ${record_id}
        `.execute(db)
      : await sql<{ id: number }>`select category_id as id from discussion where discussion_id = ${record_id}`.execute(db);
  return rows[0]?.id;
}

async function postOf(db: Kysely<Tables>, viewer: Viewer, event: StoredEvent): Promise<object | undefined> {
  const { record_type, record_id } = event;
  if (event.event.endsWith('.deleted')) return { [`${record_type}ID`]: record_id };
  if (event.event === 'reaction.added')
    return { recordType: record_type, recordID: record_id, insertUserID: event.actor_id };
  if (record_type === 'comment') {
    const row = await findComment(db, record_id, []);
    return row && (await presentComments(db, viewer, [row], []))[0];
  }
  const row = await findDiscussion(db, viewer, record_id, []);
  return row && (await presentDiscussions(db, viewer, [row], []))[0];
}

async function recordOf(
  db: Kysely<Tables>,
  { viewer, guest, hook }: { viewer: Viewer; guest: Viewer; hook: Webhook },
  event: StoredEvent,
): Promise<object | undefined> {
  const seers = hook.sendsPrivate ? [viewer] : [viewer, guest];
  if (event.record_type === 'user') {
    if (!seers.every((one) => may(one, 'profiles.view') || one === guest)) return undefined;
    return (await findAuthors(db, [event.record_id]))(event.record_id);
  }
  if (event.record_type === 'report')
    return hook.sendsPrivate && may(viewer, 'community.moderate') ? { reportID: event.record_id } : undefined;
  const categoryID = await categoryOf(db, event);
  if (categoryID === undefined || !seers.every((one) => may(one, 'discussions.view', categoryID))) return undefined;
  return postOf(db, viewer, event);
}

/**
 * Returns the body of a delivery: the event with its record, as the API shows it to the role of the webhook. Returns
 * undefined if the role may not read the record, or it is private and the webhook does not send private content.
 */
export async function payloadOf(forum: Forum, db: Kysely<Tables>, hook: Webhook, event: StoredEvent) {
  const [viewer, guest] = await Promise.all([viewerOfRole(forum, hook.roleID), guestOf(forum)]);
  const record = await recordOf(db, { viewer, guest, hook }, event);
  if (!record) return undefined;
  return JSON.stringify({
    event: event.event,
    eventID: event.webhook_event_id,
    date: event.date_inserted,
    actorID: event.actor_id,
    site: forum.configuration.siteUrl,
    [event.record_type === 'reaction' ? 'reaction' : (event.event.split('.')[0] ?? 'record')]: record,
  });
}
