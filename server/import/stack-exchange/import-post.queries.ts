import { type Kysely, sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { searchVectorOf } from '#server/search/search-vector.ts';
import type { AcceptedRecord, QuestionRecord, ReplyRecord, TagRecord, VoteRecord } from './dump-record.ts';
import { noteMissingAuthors, unknownUser } from './import-author.queries.ts';
import type { StoredRow } from './import-member.queries.ts';

/** The reaction IDs of an upvote and a downvote. */
const [upVote, downVote] = [8, 9];

/** The position of a comment until `placeReplies` computes it. */
export const unplaced = 0;

/** Creates the tags that do not exist. */
export async function insertTags(
  db: Kysely<Tables>,
  source: string,
  records: readonly TagRecord[],
): Promise<StoredRow[]> {
  const keyed = records.map((record) => ({ ...record, key: foldedIdentity(record.name) }));
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select * from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as r (foreign_id text, name text, key text)
    ), made as (
      insert into tag (name, urlcode, name_key, urlcode_key)
      select distinct on (key) name, name, key, key from incoming order by key
      on conflict (urlcode_key, type) do nothing
      returning tag_id, name
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, 'tag', name, 'tag', tag_id from made
      on conflict do nothing
    )
    select incoming.foreign_id as "foreignID", case when made.tag_id is null then 'known' else 'imported' end as outcome
    from incoming left join made on made.name = incoming.name
  `.execute(db);
  return rows;
}

const people = (source: string) => sql`
  left join import_record u on u.source = ${source} and u.kind = 'user' and u.foreign_id = r.user_ref
  left join import_record e on e.source = ${source} and e.kind = 'user' and e.foreign_id = r.editor_ref`;

const isNew = (source: string, kind: 'post' | 'comment') => sql`not exists (select from import_record k
  where k.source = ${source} and k.kind = ${kind} and k.foreign_id = incoming.foreign_id)`;

/** Stores questions as discussions of a category, with their tags. The tags must exist. */
export async function insertQuestions(
  db: Kysely<Tables>,
  { source, categoryID }: { source: string; categoryID: number },
  records: readonly QuestionRecord[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select r.*, u.record_id as user_id, e.record_id as editor_id
      from jsonb_to_recordset(${JSON.stringify(records.map((record) => ({ ...record, tags: record.tags.map(foldedIdentity) })))}::jsonb) as r (
        foreign_id text, user_ref text, editor_ref text, body text, format text, body_html text, words text,
        score integer, date_inserted timestamptz, date_updated timestamptz, name text, name_words text, excerpt text,
        image_url text, views integer, closed boolean, tags jsonb)
      ${people(source)}
    ), fresh as (
      select ordered.*, nextval(pg_get_serial_sequence('discussion', 'discussion_id')) as discussion_id
      from (select * from incoming where ${isNew(source, 'post')} order by foreign_id::bigint) as ordered
    ), made as (
      insert into discussion (discussion_id, category_id, type, name, body, format, body_html, excerpt, image_url,
        insert_user_id, update_user_id, last_user_id, date_inserted, date_updated, date_last_comment, count_views, score,
        hot, closed, search)
      select discussion_id, ${categoryID}::bigint, 'question', name, body, format, body_html, excerpt, image_url,
        coalesce(user_id, ${unknownUser}), editor_id, coalesce(user_id, ${unknownUser}), date_inserted, date_updated,
        date_inserted, views, score,
        ${hotScoreSql({ score: sql`score`, answers: sql`0`, dateInserted: sql`date_inserted` })},
        closed, ${searchVectorOf(sql`name_words`, sql`words`)}
      from fresh
    ), tagged as (
      insert into discussion_tag (discussion_id, tag_id)
      select fresh.discussion_id, tag.tag_id
      from fresh cross join lateral jsonb_array_elements_text(fresh.tags) as wanted (name)
      join tag on tag.urlcode_key = wanted.name and tag.type = 'User'
      on conflict do nothing
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, 'post', foreign_id, 'discussion', discussion_id from fresh
    ), missing as (
      ${noteMissingAuthors({ source, kind: 'post', recordType: 'discussion' })}
    )
    select incoming.foreign_id as "foreignID",
      case when fresh.discussion_id is null then 'known' else 'imported' end as outcome,
      incoming.user_ref is not null and incoming.user_id is null as "isAuthorUnknown"
    from incoming left join fresh on fresh.foreign_id = incoming.foreign_id
  `.execute(db);
  return rows;
}

/**
 * Stores answers (kind `post`) and comments (kind `comment`) as comments. A reply to a question becomes a top-level
 * comment of its discussion; a comment on an answer becomes a reply to that answer. `placeReplies` computes their
 * positions later.
 */
export async function insertReplies(
  db: Kysely<Tables>,
  { source, kind }: { source: string; kind: 'post' | 'comment' },
  records: readonly ReplyRecord[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select r.*, u.record_id as user_id, e.record_id as editor_id, d.discussion_id, a.comment_id as parent_comment_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
        foreign_id text, post_ref text, user_ref text, editor_ref text, body text, format text, body_html text, words text,
        score integer, date_inserted timestamptz, date_updated timestamptz)
      ${people(source)}
      left join import_record p on p.source = ${source} and p.kind = 'post' and p.foreign_id = r.post_ref
      left join comment a on p.record_type = 'comment' and a.comment_id = p.record_id
      left join discussion d on d.discussion_id = case p.record_type when 'discussion' then p.record_id else a.discussion_id end
    ), fresh as (
      select ordered.*, nextval(pg_get_serial_sequence('comment', 'comment_id')) as comment_id
      from (
        select * from incoming where discussion_id is not null and ${isNew(source, kind)} order by foreign_id::bigint
      ) as ordered
    ), made as (
      insert into comment (comment_id, discussion_id, parent_comment_id, depth, position, body, format, body_html,
        insert_user_id, update_user_id, date_inserted, date_updated, score, search)
      select comment_id, discussion_id, parent_comment_id, case when parent_comment_id is null then 1 else 2 end,
        ${unplaced}::integer, body, format, body_html, coalesce(user_id, ${unknownUser}), editor_id, date_inserted,
        date_updated, score, ${searchVectorOf(undefined, sql`words`)}
      from fresh
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, ${kind}, foreign_id, 'comment', comment_id from fresh
    ), missing as (
      ${noteMissingAuthors({ source, kind, recordType: 'comment' })}
    )
    select incoming.foreign_id as "foreignID",
      case when fresh.comment_id is not null then 'imported' when exists (select from import_record k
          where k.source = ${source} and k.kind = ${kind} and k.foreign_id = incoming.foreign_id) then 'known'
        else 'orphan' end as outcome,
      incoming.user_ref is not null and incoming.user_id is null as "isAuthorUnknown"
    from incoming left join fresh on fresh.foreign_id = incoming.foreign_id
  `.execute(db);
  return rows;
}

/**
 * Marks the answers that the authors of questions accepted. Each is marked only once, so that later changes by members
 * are preserved.
 */
export async function insertAccepted(
  db: Kysely<Tables>,
  source: string,
  records: readonly AcceptedRecord[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select r.*, c.discussion_id, c.comment_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (foreign_id text, answer_ref text)
      left join import_record q on q.source = ${source} and q.kind = 'post' and q.record_type = 'discussion'
        and q.foreign_id = r.foreign_id
      left join import_record a on a.source = ${source} and a.kind = 'post' and a.record_type = 'comment'
        and a.foreign_id = r.answer_ref
      left join comment c on c.comment_id = a.record_id and c.discussion_id = q.record_id
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, 'accepted', foreign_id, 'comment', comment_id from incoming where comment_id is not null
      on conflict do nothing
      returning foreign_id
    ), fresh as (select incoming.* from incoming join noted on noted.foreign_id = incoming.foreign_id),
    questions as (
      update discussion d set accepted_comment_id = fresh.comment_id from fresh where d.discussion_id = fresh.discussion_id
    ), answers as (
      update comment c set qna = 'accepted' from fresh where c.comment_id = fresh.comment_id
    )
    select incoming.foreign_id as "foreignID",
      case when incoming.comment_id is null then 'orphan' when fresh.foreign_id is null then 'known' else 'imported' end
        as outcome
    from incoming left join fresh on fresh.foreign_id = incoming.foreign_id
  `.execute(db);
  return rows;
}

/** Adds the votes of posts as reactions, once for each post. The score is imported with the post. */
export async function insertVotes(
  db: Kysely<Tables>,
  source: string,
  records: readonly VoteRecord[],
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with incoming as (
      select r.*, p.record_type, p.record_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (foreign_id text, up integer, down integer)
      left join import_record p on p.source = ${source} and p.kind = 'post' and p.foreign_id = r.foreign_id
    ), noted as (
      insert into import_record (source, kind, foreign_id, record_type, record_id)
      select ${source}, 'votes', foreign_id, record_type, record_id from incoming where record_id is not null
      on conflict do nothing
      returning foreign_id
    ), counted as (
      insert into reaction_count (record_type, record_id, tag_id, count)
      select incoming.record_type, incoming.record_id, vote.tag_id, vote.count
      from incoming join noted on noted.foreign_id = incoming.foreign_id
      cross join lateral (values (${upVote}::integer, up), (${downVote}::integer, down)) as vote (tag_id, count)
      where vote.count > 0
      on conflict (record_type, record_id, tag_id) do update set count = reaction_count.count + excluded.count
    )
    select incoming.foreign_id as "foreignID",
      case when incoming.record_id is null then 'orphan' when noted.foreign_id is null then 'known' else 'imported' end
        as outcome
    from incoming left join noted on noted.foreign_id = incoming.foreign_id
  `.execute(db);
  return rows;
}
