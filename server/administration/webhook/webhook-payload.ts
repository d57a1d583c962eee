import { sql } from 'kysely';
import type { Webhook } from '#api/administration/webhook/webhook.contract.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import { findComments } from '#server/discussion/comment/comment.queries.ts';
import { findDiscussionsByID } from '#server/discussion/discussion.queries.ts';
import { presentDiscussions } from '#server/discussion/discussion-extras.ts';
import { presentComments } from '#server/discussion/thread/comment-row.ts';
import { permissionRecordOf } from '#server/member/role/role-catalog.ts';
import { guestOf } from '#server/member/session/session.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
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

/** The readers of a webhook. All of them must be permitted to read what is sent. */
interface Readers {
  /** The viewer with the role of the webhook, who is no member. */
  readonly role: Viewer;
  /** The guest; undefined if private content is sent. */
  readonly guest: Viewer | undefined;
}

/** Returns the viewers who decide what a webhook sends. */
export async function readersOf(forum: Forum, { roleID, sendsPrivate }: Webhook): Promise<Readers> {
  const [guest, book] = await Promise.all([guestOf(forum), forum.permissions.get()]);
  const permissions = permissionRecordOf(book, guest.categories, { roleIDs: [roleID], isAdmin: false });
  return { role: { ...guest, roleIDs: [roleID], permissions }, guest: sendsPrivate ? undefined : guest };
}

const mayAll = ({ role, guest }: Readers, permission: CheckedPermission, categoryID?: number): boolean =>
  may(role, permission, categoryID) && (guest === undefined || may(guest, permission, categoryID));

async function categoryOf(db: Queryable, { record_type, record_id }: StoredEvent): Promise<number | undefined> {
  const { rows } =
    record_type === 'comment'
      ? await sql<{ id: number }>`
          select category_id as id from comment join discussion using (discussion_id) where comment_id = ${record_id}
        `.execute(db)
      : await sql<{ id: number }>`
          select category_id as id from discussion where discussion_id = ${record_id}
        `.execute(db);
  return rows[0]?.id;
}

async function postOf(db: Queryable, viewer: Viewer, event: StoredEvent): Promise<object | undefined> {
  const { record_type, record_id } = event;
  if (event.event.endsWith('.deleted')) return { [`${record_type}ID`]: record_id };
  if (event.event === 'reaction.added')
    return { recordType: record_type, recordID: record_id, insertUserID: event.actor_id };
  if (record_type === 'comment') {
    const rows = await findComments(db, [record_id], []);
    return (await presentComments(db, viewer, rows, ['insertUser']))[0];
  }
  const extras = ['body', 'insertUser'] as const;
  const rows = await findDiscussionsByID(db, viewer, [record_id], extras);
  return (await presentDiscussions(db, viewer, rows, extras))[0];
}

async function recordOf(db: Queryable, readers: Readers, event: StoredEvent): Promise<object | undefined> {
  if (event.record_type === 'user')
    return mayAll(readers, 'profiles.view') ? (await findAuthors(db, [event.record_id]))(event.record_id) : undefined;
  if (event.record_type === 'report')
    return readers.guest === undefined && may(readers.role, 'community.moderate')
      ? { reportID: event.record_id }
      : undefined;
  const categoryID = await categoryOf(db, event);
  if (categoryID === undefined || !mayAll(readers, 'discussions.view', categoryID)) return undefined;
  return postOf(db, readers.role, event);
}

/**
 * Returns the body of a delivery: the event with its record, as the API shows it to the role of the webhook. Returns
 * undefined if the role may not read the record, the record was deleted meanwhile, or it is private and the webhook does
 * not send private content.
 */
export async function payloadOf(forum: Forum, readers: Readers, event: StoredEvent): Promise<string | undefined> {
  const record = await recordOf(forum.db, readers, event);
  if (!record) return undefined;
  return JSON.stringify({
    event: event.event,
    eventID: event.webhook_event_id,
    date: event.date_inserted,
    actorID: event.actor_id,
    site: forum.configuration.siteUrl,
    [event.event.split('.')[0] ?? 'record']: record,
  });
}
