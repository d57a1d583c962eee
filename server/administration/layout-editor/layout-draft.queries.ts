import { sql } from 'kysely';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** An unsaved version of a layout. */
export interface LayoutDraftRow {
  readonly name: string;
  readonly document: LayoutDocument;
  /** The revision on which it is based. */
  readonly revisionID: number;
  readonly dateUpdated: string;
}

/** The layout and the member of a draft. */
export interface DraftOwner {
  readonly layoutID: number;
  readonly userID: number;
}

/** Returns a member's draft of a layout. */
export async function findLayoutDraft(
  db: Queryable,
  { layoutID, userID }: DraftOwner,
): Promise<LayoutDraftRow | undefined> {
  const { rows } = await sql<LayoutDraftRow>`
    select name, document, revision_id as "revisionID", date_updated as "dateUpdated" from layout_draft
    where layout_id = ${layoutID} and user_id = ${userID}
  `.execute(db);
  return rows[0];
}

/** Stores a member's draft of a layout in place of an earlier one. */
export async function upsertLayoutDraft(
  db: Queryable,
  { layoutID, userID }: DraftOwner,
  { name, document, revisionID }: Omit<LayoutDraftRow, 'dateUpdated'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into layout_draft (layout_id, user_id, revision_id, name, document, date_updated)
    values (${layoutID}, ${userID}, ${revisionID}, ${name}, ${JSON.stringify(document)}::jsonb, ${now})
    on conflict (layout_id, user_id) do update
      set revision_id = excluded.revision_id, name = excluded.name, document = excluded.document,
        date_updated = excluded.date_updated
  `.execute(db);
}

/** Deletes a member's draft of a layout. */
export async function deleteLayoutDraft(db: Queryable, { layoutID, userID }: DraftOwner): Promise<void> {
  await sql`delete from layout_draft where layout_id = ${layoutID} and user_id = ${userID}`.execute(db);
}
