import { sql } from 'kysely';
import type { LayoutRecordType } from '#api/administration/layout/layout-place.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { LayoutBy } from './layout.queries.ts';

/** A place where a layout applies, as stored. */
export interface LayoutViewRow {
  readonly layoutViewID: number;
  readonly layoutID: number;
  readonly viewType: LayoutViewType;
  readonly recordType: LayoutRecordType;
  readonly recordID: number;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
}

/** Returns all places where layouts apply. */
export async function listViews(db: Queryable): Promise<readonly LayoutViewRow[]> {
  const { rows } = await sql<LayoutViewRow>`
    select layout_view_id as "layoutViewID", layout_id as "layoutID", view_type as "viewType",
      record_type as "recordType", record_id as "recordID", insert_user_id as "insertUserID",
      date_inserted as "dateInserted"
    from layout_view order by layout_view_id
  `.execute(db);
  return rows;
}

/**
 * Applies a layout to exactly these places. Places that it already has keep their rows; those of other layouts change
 * hands.
 */
export async function replaceViews(
  db: Queryable,
  { layoutID, viewType }: Pick<LayoutViewRow, 'layoutID' | 'viewType'>,
  places: readonly Pick<LayoutViewRow, 'recordType' | 'recordID'>[],
  by: LayoutBy,
): Promise<void> {
  const types = places.map(({ recordType }) => recordType);
  const ids = places.map(({ recordID }) => recordID);
  await sql`
    delete from layout_view where layout_id = ${layoutID} and not exists (
      select from unnest(${types}::text[], ${ids}::bigint[]) as place (type, id)
      where place.type = record_type and place.id = record_id
    )
  `.execute(db);
  await sql`
    insert into layout_view (layout_id, view_type, record_type, record_id, insert_user_id, date_inserted)
    select ${layoutID}, ${viewType}, type, id, ${by.userID}, ${by.now}
    from unnest(${types}::text[], ${ids}::bigint[]) as place (type, id)
    on conflict (view_type, record_type, record_id) do update
      set layout_id = excluded.layout_id, insert_user_id = excluded.insert_user_id,
        date_inserted = excluded.date_inserted
      where layout_view.layout_id <> excluded.layout_id
  `.execute(db);
}

/** Removes some of the places of a layout. */
export async function deleteViews(db: Queryable, layoutID: number, viewIDs: readonly number[]): Promise<void> {
  await sql`
    delete from layout_view where layout_id = ${layoutID} and layout_view_id = any(${viewIDs}::bigint[])
  `.execute(db);
}
