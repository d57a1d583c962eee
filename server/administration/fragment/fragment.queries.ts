import { sql } from 'kysely';
import type { FragmentDetails } from '#api/administration/fragment/fragment.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The contents of a revision. */
export interface FragmentParts
  extends Pick<FragmentDetails, 'name' | 'js' | 'jsRaw' | 'css' | 'customSchema' | 'heights'> {
  readonly previewData: FragmentDetails['previewData'];
  readonly mediaIDs: readonly number[];
}

/** A fragment at one of its revisions, without script and style sheet. */
export interface FragmentFacts extends Omit<FragmentParts, 'js' | 'jsRaw' | 'css'> {
  readonly fragmentID: number;
  readonly fragmentUUID: string;
  readonly fragmentType: FragmentDetails['fragmentType'];
  /** The ID of the published revision, or null before the first publication. */
  readonly activeID: number | null;
  readonly revisionID: number;
  readonly revisionUUID: string;
  readonly isLatest: boolean;
  /** Null for a draft. */
  readonly commitMessage: string | null;
  readonly commitDescription: string;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
}

/** A fragment at one of its revisions. */
export type FragmentRow = FragmentFacts & FragmentParts;

const draftID = sql`(select draft.revision_id from fragment_revision draft
  where draft.fragment_id = fragment.fragment_id and draft.commit_message is null)`;
const isLatest = sql`r.revision_id = coalesce(${draftID}, fragment.revision_id)`;
const isActive = sql`r.revision_id = fragment.revision_id`;

const facts = sql`fragment.fragment_id as "fragmentID", fragment_uuid as "fragmentUUID",
  fragment_type as "fragmentType", fragment.revision_id as "activeID", r.revision_id as "revisionID",
  revision_uuid as "revisionUUID", ${isLatest} as "isLatest", name, custom_schema as "customSchema",
  preview_data as "previewData", media_ids as "mediaIDs", heights, commit_message as "commitMessage",
  commit_description as "commitDescription", r.insert_user_id as "insertUserID", r.date_inserted as "dateInserted"`;
const contents = sql`${facts}, js, js_raw as "jsRaw", css`;
const from = sql`fragment join fragment_revision r using (fragment_id)`;

/** The revisions of all fragments to list, by their status. */
export type FragmentStatusFilter = 'draft' | 'active' | 'past-revision' | 'latest';

const having = (status: FragmentStatusFilter) =>
  ({
    draft: sql`commit_message is null`,
    active: isActive,
    'past-revision': sql`commit_message is not null and not ${isActive}`,
    latest: isLatest,
  })[status];

/** Lists the revisions with a status, newest first. */
export async function listFragments(db: Queryable, status: FragmentStatusFilter): Promise<readonly FragmentFacts[]> {
  const { rows } = await sql<FragmentFacts>`
    select ${facts} from ${from} where date_deleted is null and coalesce(${having(status)}, false)
    order by r.date_inserted desc, r.revision_id desc
  `.execute(db);
  return rows;
}

/** The revision of a fragment to read: the published one, the latest one, or one by its UUID. */
export type WantedRevision = 'active' | 'latest' | { readonly revisionUUID: string };

/** Returns a fragment at a revision, unless it was deleted. */
export async function findFragment(
  db: Queryable,
  fragmentUUID: string,
  wanted: WantedRevision,
): Promise<FragmentRow | undefined> {
  const where = typeof wanted === 'object' ? sql`revision_uuid = ${wanted.revisionUUID}` : having(wanted);
  const { rows } = await sql<FragmentRow>`
    select ${contents} from ${from}
    where fragment_uuid = ${fragmentUUID} and date_deleted is null and ${where}
  `.execute(db);
  return rows[0];
}

/** Returns a page of a fragment's revisions, newest first, and their total number. */
export async function listRevisions(
  db: Queryable,
  fragmentUUID: string,
  { page, limit, commitMessage = '' }: { page: number; limit: number; commitMessage?: string | undefined },
): Promise<{ rows: readonly FragmentFacts[]; total: number }> {
  const { rows } = await sql<FragmentFacts & { total: number }>`
    select ${facts}, count(*) over () as total from ${from}
    where fragment_uuid = ${fragmentUUID} and date_deleted is null
      and strpos(lower(coalesce(commit_message, '')), lower(${commitMessage})) > 0
    order by r.revision_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** The author and the time of a write. */
export interface FragmentBy {
  readonly userID: number;
  readonly now: Date;
}

/** Inserts a fragment without a revision. Returns its ID. */
export async function insertFragment(
  db: Queryable,
  { fragmentUUID, fragmentType }: Pick<FragmentFacts, 'fragmentUUID' | 'fragmentType'>,
  { userID, now }: FragmentBy,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into fragment (fragment_uuid, fragment_type, insert_user_id, date_inserted)
    values (${fragmentUUID}, ${fragmentType}, ${userID}, ${now}) returning fragment_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** The message of a publication. Null for a draft. */
export interface FragmentCommit {
  readonly commitMessage: string | null;
  readonly commitDescription: string;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

const written = sql`revision_uuid, name, js, js_raw, css, custom_schema, preview_data, media_ids, heights,
  commit_message, commit_description, insert_user_id, date_inserted`;

/** Writes a revision in place of the draft, if there is one and it is not kept. Returns its ID. */
export async function writeRevision(
  db: Queryable,
  fragmentID: number,
  {
    parts,
    commit,
    keepsDraft = false,
    revisionUUID,
  }: { parts: FragmentParts; commit: FragmentCommit; keepsDraft?: boolean; revisionUUID: string },
  { userID, now }: FragmentBy,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with given (${written}) as (values (
      ${revisionUUID}::uuid, ${parts.name}::text, ${parts.js}::text, ${parts.jsRaw}::text, ${parts.css}::text,
      ${json(parts.customSchema)}::jsonb, ${json(parts.previewData)}::jsonb, ${json(parts.mediaIDs)}::jsonb,
      ${json(parts.heights)}::jsonb, ${commit.commitMessage}::text, ${commit.commitDescription}::text,
      ${userID}::bigint, ${now}::timestamptz
    )), draft as (
      update fragment_revision set (${written}) = (select ${written} from given)
      where fragment_id = ${fragmentID} and commit_message is null and not ${keepsDraft}::boolean
      returning revision_id
    ), made as (
      insert into fragment_revision (fragment_id, ${written}) select ${fragmentID}::bigint, ${written} from given
      where not exists (select from draft) returning revision_id
    )
    select revision_id as id from draft union all select revision_id from made
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Makes a revision the published one. */
export async function publishRevision(db: Queryable, fragmentID: number, revisionID: number): Promise<void> {
  await sql`update fragment set revision_id = ${revisionID} where fragment_id = ${fragmentID}`.execute(db);
}

/** Locks a fragment against concurrent changes until the end of the transaction. */
export async function lockFragment(db: Queryable, fragmentID: number): Promise<void> {
  await sql`select from fragment where fragment_id = ${fragmentID} for update`.execute(db);
}

/** Deletes the draft of a fragment. */
export async function deleteDraft(db: Queryable, fragmentID: number): Promise<void> {
  await sql`delete from fragment_revision where fragment_id = ${fragmentID} and commit_message is null`.execute(db);
}

/** Marks a fragment as deleted. */
export async function deleteFragment(db: Queryable, fragmentID: number, now: Date): Promise<void> {
  await sql`update fragment set date_deleted = ${now} where fragment_id = ${fragmentID}`.execute(db);
}

/** Returns whether a member has accepted the notice about custom code. */
export async function hasAcceptedDisclosure(db: Queryable, userID: number): Promise<boolean> {
  const { rows } = await sql`select from fragment_disclosure where user_id = ${userID}`.execute(db);
  return rows.length > 0;
}

/** Stores whether a member has accepted the notice about custom code. */
export async function storeDisclosure(db: Queryable, didAccept: boolean, { userID, now }: FragmentBy): Promise<void> {
  if (didAccept)
    await sql`
      insert into fragment_disclosure (user_id, date_accepted) values (${userID}, ${now}) on conflict do nothing
    `.execute(db);
  else await sql`delete from fragment_disclosure where user_id = ${userID}`.execute(db);
}
