import { sql } from 'kysely';
import { deleteTextsOf, textsOfWidgets } from '#server/administration/translation/record-text.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { LayoutBy } from './layout.queries.ts';

/** The part of a custom page that an administrator writes. */
export interface CustomPageText {
  readonly urlcode: string;
  readonly siteSectionID: number | null;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly status: 'published' | 'unpublished';
  readonly roleIDs: readonly number[];
}

/** A custom page, as stored. */
export interface CustomPageRow extends CustomPageText {
  readonly customPageID: number;
  readonly dateInserted: string;
}

/** Returns all custom pages, oldest first. */
export async function listCustomPages(db: Queryable): Promise<readonly CustomPageRow[]> {
  const { rows } = await sql<CustomPageRow>`
    select custom_page_id as "customPageID", urlcode, site_section_id as "siteSectionID", seo_title as "seoTitle",
      seo_description as "seoDescription", status, role_ids as "roleIDs", date_inserted as "dateInserted"
    from custom_page order by custom_page_id
  `.execute(db);
  return rows.map((row) => ({ ...row, roleIDs: row.roleIDs.map(Number) }));
}

/** Inserts a custom page. Returns its ID. */
export async function insertCustomPage(db: Queryable, page: CustomPageText, by: LayoutBy): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into custom_page
      (urlcode, site_section_id, seo_title, seo_description, status, role_ids, insert_user_id, date_inserted)
    values (${page.urlcode}, ${page.siteSectionID}, ${page.seoTitle}, ${page.seoDescription}, ${page.status},
      ${[...page.roleIDs]}::bigint[], ${by.userID}, ${by.now})
    returning custom_page_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Changes a custom page. */
export async function updateCustomPage(db: Queryable, id: number, page: CustomPageText, by: LayoutBy): Promise<void> {
  await sql`
    update custom_page set urlcode = ${page.urlcode}, site_section_id = ${page.siteSectionID},
      seo_title = ${page.seoTitle}, seo_description = ${page.seoDescription}, status = ${page.status},
      role_ids = ${[...page.roleIDs]}::bigint[], update_user_id = ${by.userID}, date_updated = ${by.now}
    where custom_page_id = ${id}
  `.execute(db);
}

/** Deletes a custom page with its translations, and its layout unless it applies to another page. */
export async function deleteCustomPage(db: Queryable, id: number): Promise<void> {
  await sql`
    with gone as (delete from layout where view_type = 'customPage'
      and exists (
        select from layout_view where layout_view.layout_id = layout.layout_id
          and record_type = 'customPage' and record_id = ${id}
      )
      and not exists (
        select from layout_view where layout_view.layout_id = layout.layout_id
          and (record_type <> 'customPage' or record_id <> ${id})
      )
      returning layout_id)
    delete from translation where ${textsOfWidgets(sql`(select layout_id::text from gone)`)}
  `.execute(db);
  await sql`delete from layout_view where record_type = 'customPage' and record_id = ${id}`.execute(db);
  await deleteTextsOf(db, 'customPage', String(id));
  await sql`delete from custom_page where custom_page_id = ${id}`.execute(db);
}
