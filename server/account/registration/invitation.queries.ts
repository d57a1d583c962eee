import { type Kysely, sql } from 'kysely';
import type { Invitation, SiteInvitation } from '#api/account/registration/invitation.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const columnsAt = (now: Date) => sql`i.invitation_id as "invitationID", i.email,
  case when i.date_accepted is not null then 'accepted' when i.date_expires <= ${now} then 'expired' else 'pending' end
    as status,
  i.date_inserted as "dateInserted", i.date_expires as "dateExpires", i.date_accepted as "dateAccepted",
  (select json_build_object('userID', m.user_id, 'name', m.name) from member m
    where m.user_id = i.accepted_user_id and m.date_deleted is null) as "acceptedUser"`;

/** Returns a member's invitations, newest first. */
export async function listInvitations(db: Kysely<Tables>, userID: number, now: Date): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select ${columnsAt(now)} from invitation i where i.user_id = ${userID} and i.date_withdrawn is null
    order by i.invitation_id desc limit 500
  `.execute(db);
  return rows;
}

/** Returns a page of all members' invitations, newest first, and their total number, optionally filtered by status. */
export async function listAllInvitations(
  db: Kysely<Tables>,
  {
    page,
    limit,
    status,
    now,
  }: { page: number; limit: number; status?: SiteInvitation['status'] | undefined; now: Date },
): Promise<{ invitations: SiteInvitation[]; total: number }> {
  const { rows } = await sql<SiteInvitation & { total: number }>`
    with told as (
      select ${columnsAt(now)}, json_build_object('userID', s.user_id, 'name', s.name) as "insertUser",
        i.date_withdrawn is not null as withdrawn
      from invitation i join member s on s.user_id = i.user_id),
    chosen as (
      select *, case when withdrawn then 'withdrawn' else status end as standing from told)
    select "invitationID", email, standing as status, "dateInserted", "dateExpires", "dateAccepted", "acceptedUser",
      "insertUser", count(*) over ()::integer as total
    from chosen where ${status ?? null}::text is null or standing = ${status ?? null}::text
    order by "invitationID" desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { invitations: rows.map(({ total: _, ...invitation }) => invitation), total: rows[0]?.total ?? 0 };
}

/** Returns the number of invitations that a member has sent since a date. */
export async function countInvitations(db: Kysely<Tables>, userID: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from invitation where user_id = ${userID} and date_inserted > ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The data of a new invitation. Only the hash of its code is stored. */
export interface NewInvitation {
  readonly userID: number;
  readonly email: string;
  readonly hash: Buffer;
  readonly now: Date;
  readonly expires: Date;
}

/** Stores a new invitation. */
export async function insertInvitation(db: Kysely<Tables>, made: NewInvitation): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    with i as (
      insert into invitation (code_hash, user_id, email, date_inserted, date_sent, date_expires)
      values (${made.hash}, ${made.userID}, ${made.email}, ${made.now}, ${made.now}, ${made.expires})
      returning *)
    select ${columnsAt(made.now)} from i
  `.execute(db);
  return rows[0] as Invitation;
}

/**
 * Replaces the code of a pending invitation. Returns undefined if it was accepted, withdrawn, or sent within the last
 * minute.
 */
export async function renewInvitation(
  db: Kysely<Tables>,
  { userID, id, hash, now, expires }: Omit<NewInvitation, 'email'> & { id: number },
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    with i as (
      update invitation set code_hash = ${hash}, date_sent = ${now}, date_expires = ${expires}
      where user_id = ${userID} and invitation_id = ${id} and date_accepted is null and date_withdrawn is null
        and date_sent <= ${new Date(now.getTime() - 60_000)}
      returning *)
    select ${columnsAt(now)} from i
  `.execute(db);
  return rows[0];
}

/** Returns an invitation of a member, unless it was withdrawn. */
export async function findInvitation(db: Kysely<Tables>, userID: number, id: number, now: Date) {
  const { rows } = await sql<Invitation>`
    select ${columnsAt(now)} from invitation i where i.user_id = ${userID} and i.invitation_id = ${id} and i.date_withdrawn is null
  `.execute(db);
  return rows[0];
}

/** Withdraws an invitation. It still counts among those that the member has sent. Returns false if there is none. */
export async function withdrawInvitation(
  db: Kysely<Tables>,
  { userID, id, now }: { userID: number; id: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update invitation set date_withdrawn = ${now}
    where user_id = ${userID} and invitation_id = ${id} and date_withdrawn is null returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Withdraws an invitation of any member that has not been accepted. Returns false if there is none. */
export async function withdrawAnyInvitation(db: Kysely<Tables>, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update invitation set date_withdrawn = ${now}
    where invitation_id = ${id} and date_accepted is null and date_withdrawn is null returning 1
  `.execute(db);
  return rows.length > 0;
}

/** Returns the inviting member and the invited address for a valid code. */
export async function findByCode(db: Kysely<Tables>, hash: Buffer, now: Date) {
  const { rows } = await sql<{ invitationID: number; userID: number; email: string }>`
    select i.invitation_id as "invitationID", i.user_id as "userID", i.email
    from invitation i join member m on m.user_id = i.user_id and m.date_deleted is null and not m.banned
    where i.code_hash = ${hash} and i.date_accepted is null and i.date_withdrawn is null
      and i.date_expires > ${now}
  `.execute(db);
  return rows[0];
}

/** Records the member who accepted an invitation. Returns false if another member has already accepted it. */
export async function acceptInvitation(
  db: Kysely<Tables>,
  { invitationID, acceptedUserID, now }: { invitationID: number; acceptedUserID: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update invitation set accepted_user_id = ${acceptedUserID}, date_accepted = ${now}
    where invitation_id = ${invitationID} and date_accepted is null and date_withdrawn is null returning 1
  `.execute(db);
  return rows.length > 0;
}
