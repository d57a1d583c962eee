import { type Kysely, sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { BadgeRecord, MemberRecord } from './dump-record.ts';

/** The outcome of a record, as the SQL statements return it. */
export interface StoredRow {
  readonly foreignID: string;
  readonly outcome: 'imported' | 'known' | 'orphan';
  readonly isAuthorUnknown?: boolean;
}

/**
 * Stores members with the role Member. They have no password and no e-mail address, so these accounts cannot be used to
 * sign in.
 */
export async function insertMembers(
  db: Kysely<Tables>,
  source: string,
  records: readonly MemberRecord[],
): Promise<StoredRow[]> {
  const keyed = records.map((record) => ({ ...record, name_key: foldedIdentity(record.name) }));
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as r (
        foreign_id text, name text, name_key text, about text, about_html text, location text, website text, photo_url text,
        points integer, date_inserted timestamptz, date_last_active timestamptz)
    ), fresh as (
      select ordered.*, nextval(pg_get_serial_sequence('member', 'user_id')) as user_id
      from (
        select * from incoming where not exists (select from import_record k
          where k.source = ${source} and k.kind = 'user' and k.foreign_id = incoming.foreign_id)
        order by foreign_id::bigint
      ) as ordered
    ), made as (
      insert into member (user_id, name, name_key, about, about_html, location, website, photo_url, points, date_inserted,
        date_last_active)
      select user_id, name, name_key, about, about_html, location, website, photo_url, points, date_inserted, date_last_active
      from fresh
    ), roles as (
      insert into member_role (user_id, role_id) select user_id, ${roleIDs.member}::integer from fresh
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, 'user', foreign_id, 'user', user_id from fresh
    )
    select incoming.foreign_id as "foreignID", case when fresh.user_id is null then 'known' else 'imported' end as outcome
    from incoming left join fresh on fresh.foreign_id = incoming.foreign_id
  `.execute(db);
  return rows;
}

/** Returns the given names that members already have or had, ignoring case. */
export async function findTakenNames(db: Kysely<Tables>, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select asked.name from unnest(${names as string[]}::text[], ${names.map(foldedIdentity)}::text[]) as asked (name, key)
    where exists (select from member where member.name_key = asked.key and member.date_deleted is null)
      or exists (select from former_name where former_name.name_key = asked.key)
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Awards badges to members and creates badges that do not exist. */
export async function insertBadges(
  db: Kysely<Tables>,
  source: string,
  records: readonly BadgeRecord[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select r.*, u.record_id as user_id from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
        foreign_id text, user_ref text, name text, class integer, tag_based boolean, date_inserted timestamptz)
      left join import_record u on u.source = ${source} and u.kind = 'user' and u.foreign_id = r.user_ref
    ), made_badge as (
      insert into badge (name, class, tag_based)
      select distinct on (name) name, class, tag_based from incoming order by name, foreign_id
      on conflict (name) do nothing
      returning badge_id, name
    ), named as (
      select badge_id, name from made_badge
      union all
      select badge_id, name from badge where name in (select name from incoming)
    ), fresh as (
      select incoming.*, named.badge_id, nextval(pg_get_serial_sequence('member_badge', 'member_badge_id')) as member_badge_id
      from incoming join named on named.name = incoming.name
      where incoming.user_id is not null and not exists (select from import_record k
        where k.source = ${source} and k.kind = 'badge' and k.foreign_id = incoming.foreign_id)
    ), made as (
      insert into member_badge (member_badge_id, user_id, badge_id, date_inserted)
      select member_badge_id, user_id, badge_id, date_inserted from fresh
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, 'badge', foreign_id, 'member_badge', member_badge_id from fresh
    )
    select incoming.foreign_id as "foreignID",
      case when incoming.user_id is null then 'orphan' when fresh.member_badge_id is null then 'known' else 'imported' end
        as outcome
    from incoming left join fresh on fresh.foreign_id = incoming.foreign_id
  `.execute(db);
  return rows;
}
