import { sql } from 'kysely';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { textsOfWidgets } from '#server/administration/translation/record-text.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A layout at one of its revisions, as stored. */
export interface LayoutRow {
  readonly layoutID: number;
  readonly name: string;
  readonly viewType: LayoutViewType;
  readonly revisionID: number;
  /** The current revision of the layout. */
  readonly activeID: number;
  readonly document: LayoutDocument;
  readonly message: string | null;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
  readonly updateUserID: number | null;
  readonly dateUpdated: string | null;
  /** The author and date of the revision. */
  readonly revisionUserID: number | null;
  readonly dateRevision: string;
}

const columns = sql`layout.layout_id as "layoutID", layout.name, view_type as "viewType",
  layout_revision.revision_id as "revisionID", layout.revision_id as "activeID", document, message,
  layout.insert_user_id as "insertUserID", layout.date_inserted as "dateInserted",
  layout.update_user_id as "updateUserID", date_updated as "dateUpdated",
  layout_revision.insert_user_id as "revisionUserID", layout_revision.date_inserted as "dateRevision"`;

/** Returns all layouts at their current revisions, oldest first. */
export async function listLayouts(db: Queryable): Promise<readonly LayoutRow[]> {
  const { rows } = await sql<LayoutRow>`
    select ${columns} from layout join layout_revision on layout_revision.revision_id = layout.revision_id
    order by layout.layout_id
  `.execute(db);
  return rows;
}

/** Returns a layout at a revision, by default the current one. */
export async function findLayout(db: Queryable, layoutID: number, revisionID?: number): Promise<LayoutRow | undefined> {
  const { rows } = await sql<LayoutRow>`
    select ${columns} from layout join layout_revision using (layout_id)
    where layout.layout_id = ${layoutID}
      and layout_revision.revision_id = coalesce(${revisionID ?? null}, layout.revision_id)
  `.execute(db);
  return rows[0];
}

/** Locks a layout until the end of the transaction. Returns it at its current revision. */
export async function lockLayout(db: Queryable, layoutID: number): Promise<LayoutRow | undefined> {
  await sql`select from layout where layout_id = ${layoutID} for update`.execute(db);
  return findLayout(db, layoutID);
}

/** Returns a page of a layout's revisions, newest first, and their total number. */
export async function listRevisions(
  db: Queryable,
  layoutID: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: readonly LayoutRow[]; total: number }> {
  const { rows } = await sql<LayoutRow & { total: number }>`
    select ${columns}, count(*) over () as total from layout join layout_revision using (layout_id)
    where layout.layout_id = ${layoutID} order by layout_revision.revision_id desc
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** The author and time of a write. */
export interface LayoutBy {
  readonly userID: number;
  readonly now: Date;
}

/** Inserts a layout without a revision. Returns its ID. */
export async function insertLayout(
  db: Queryable,
  { name, viewType }: Pick<LayoutRow, 'name' | 'viewType'>,
  by: LayoutBy,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into layout (name, view_type, insert_user_id, date_inserted)
    values (${name}, ${viewType}, ${by.userID}, ${by.now})
    returning layout_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Inserts a revision and makes it the current one. */
export async function insertRevision(
  db: Queryable,
  layoutID: number,
  { document, message }: Pick<LayoutRow, 'document' | 'message'>,
  by: LayoutBy,
): Promise<void> {
  await sql`
    with made as (
      insert into layout_revision (layout_id, document, message, insert_user_id, date_inserted)
      values (${layoutID}, ${JSON.stringify(document)}::jsonb, ${message}, ${by.userID}, ${by.now})
      returning revision_id
    )
    update layout set revision_id = made.revision_id from made where layout_id = ${layoutID}
  `.execute(db);
}

/** Makes an earlier revision of a layout the current one. */
export async function activateRevision(db: Queryable, layoutID: number, revisionID: number): Promise<void> {
  await sql`update layout set revision_id = ${revisionID} where layout_id = ${layoutID}`.execute(db);
}

/** Sets the name of a layout, and who changed it and when. */
export async function touchLayout(db: Queryable, layoutID: number, name: string, by: LayoutBy): Promise<void> {
  await sql`
    update layout set name = ${name}, update_user_id = ${by.userID}, date_updated = ${by.now}
    where layout_id = ${layoutID}
  `.execute(db);
}

/** Deletes a layout and all its revisions. */
export async function deleteLayout(db: Queryable, layoutID: number): Promise<void> {
  await sql`delete from translation where ${textsOfWidgets(sql`(${String(layoutID)})`)}`.execute(db);
  await sql`delete from layout where layout_id = ${layoutID}`.execute(db);
}
