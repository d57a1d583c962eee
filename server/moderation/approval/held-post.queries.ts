import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { HoldCause } from '#api/moderation/approval/hold-cause.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import type { SpamFinding } from './spam-check.ts';

/** A held post, or one that has been decided. */
export interface HeldPostRow {
  readonly heldPostID: number;
  readonly recordType: 'discussion' | 'comment';
  readonly category_id: number;
  readonly discussion_id: number | null;
  readonly name: string;
  readonly body_html: string;
  readonly post: Readonly<Record<string, unknown>>;
  readonly causes: readonly HoldCause[];
  readonly findings: readonly SpamFinding[];
  readonly spam_score: number;
  readonly status: 'held' | 'approved' | 'rejected';
  readonly reason: string;
  readonly record_id: number | null;
  readonly ip_address: string | null;
  readonly edit_of: number | null;
  readonly insert_user_id: number;
  readonly update_user_id: number | null;
  readonly date_inserted: string;
  readonly date_updated: string | null;
}

/**
 * SQL expression for the current category of `held_post h`: that of its discussion, otherwise the category it was
 * written for.
 */
export const heldPlace: RawBuilder<unknown> = sql`coalesce((
  select place.category_id from discussion place where place.discussion_id =
    coalesce(h.discussion_id, case when h.record_type = 'discussion' then coalesce(h.record_id, h.edit_of) end)),
  h.category_id)`;

const columns = sql`held_post_id as "heldPostID", record_type as "recordType", ${heldPlace} as category_id, discussion_id, name, body_html,
  post, causes, findings, spam_score, status, reason, record_id, ip_address, edit_of, insert_user_id, update_user_id,
  date_inserted, date_updated`;

/**
 * Inserts a held post and deletes the draft it was written in and an earlier held edit of the same post, in one
 * statement.
 */
export async function insertHeldPost(
  db: Queryable,
  made: Pick<HeldPostRow, 'recordType' | 'name' | 'causes' | 'findings'> & {
    readonly categoryID: number;
    readonly discussionID: number | null;
    readonly rendered: RenderedBody;
    readonly post: object & { readonly draftID?: number | undefined };
    readonly score: number;
    readonly ipAddress: string | null;
    readonly editOf?: number;
    readonly userID: number;
    readonly now: Date;
  },
): Promise<void> {
  const { draftID = 0, ...post } = made.post;
  const editOf = made.editOf ?? null;
  await sql`
    with finished as (
      delete from draft where draft_id = ${draftID} and insert_user_id = ${made.userID}),
    former as (
      delete from held_post where status = 'held' and record_type = ${made.recordType} and insert_user_id = ${made.userID}
        and edit_of = ${editOf}::bigint)
    insert into held_post (record_type, category_id, discussion_id, name, body_html, post, causes, findings, spam_score,
      ip_address, edit_of, date_seen, insert_user_id, date_inserted)
    values (${made.recordType}, ${made.categoryID}, ${made.discussionID}::bigint, 
      coalesce(nullif(${made.name.replaceAll('\0', '')}, ''),
        'Re: ' || (select name from discussion where discussion_id = ${made.discussionID}::bigint)),
            ${made.rendered.html}, ${JSON.stringify(post).replaceAll('\\u0000', '')}::jsonb, ${[...made.causes]}::text[],
      ${JSON.stringify(made.findings)}::jsonb, ${made.score}, ${made.ipAddress},
      ${editOf}::bigint, (
        select coalesce(date_updated, date_inserted) from ${sql.table(made.recordType)}
        where ${sql.ref(`${made.recordType}_id`)} = ${editOf}::bigint), ${made.userID}, ${made.now})
  `.execute(db);
}

/** Returns a page of the matching held posts, oldest first, with the total count. */
export async function listHeldPosts(
  db: Queryable,
  where: RawBuilder<unknown>,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: readonly HeldPostRow[]; total: number }> {
  const { rows } = await sql<HeldPostRow>`
    select ${columns} from held_post h where ${where}
    order by held_post_id limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from held_post h where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a held post, or undefined when it does not exist. */
export async function findHeldPost(db: Queryable, id: number): Promise<HeldPostRow | undefined> {
  const { rows } = await sql<HeldPostRow>`select ${columns} from held_post h where held_post_id = ${id}`.execute(db);
  return rows[0];
}

/** Returns a held post and locks it until the transaction ends. */
export async function lockHeldPost(trx: Transaction<Tables>, id: number): Promise<HeldPostRow | undefined> {
  await sql`select from held_post where held_post_id = ${id} for update`.execute(trx);
  return findHeldPost(trx, id);
}

/** The decision on a held post. */
export interface HeldPostEnd extends Pick<HeldPostRow, 'status'> {
  readonly reason?: string | undefined;
  readonly recordID?: number | null | undefined;
  readonly userID: number | null;
  readonly now: Date | null;
}

/** Stores the decision on a held post, or sets it back to held. */
export async function decideHeldPost(db: Queryable, id: number, end: HeldPostEnd): Promise<void> {
  await sql`
    update held_post set status = ${end.status}, reason = ${end.reason ?? ''}, record_id = ${end.recordID ?? null}::bigint,
      update_user_id = ${end.userID}::bigint, date_updated = ${end.now}::timestamptz
    where held_post_id = ${id}
  `.execute(db);
}

/** Deletes a held post when its author withdraws it or removes a rejected one. */
export async function deleteHeldPost(db: Queryable, id: number): Promise<void> {
  await sql`delete from held_post where held_post_id = ${id}`.execute(db);
}
