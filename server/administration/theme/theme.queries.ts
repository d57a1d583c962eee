import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';

/** The parts of a theme. */
export interface ThemeParts {
  readonly variables: ThemeVariables;
  readonly header: string | null;
  readonly footer: string | null;
}

/** A theme at one of its revisions, as stored. */
export interface ThemeRow extends ThemeParts {
  readonly themeID: number;
  readonly name: string;
  readonly parentTheme: string;
  readonly parentVersion: string;
  readonly revisionID: number;
  /** The current revision of the theme. */
  readonly activeID: number;
  readonly revisionName: string | null;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
  /** Whether the parts are the unsaved values of a preview. */
  readonly isDraft?: true;
}

const columns = sql`theme.theme_id as "themeID", theme.name, parent_theme as "parentTheme",
  parent_version as "parentVersion", theme_revision.revision_id as "revisionID", theme.revision_id as "activeID",
  theme_revision.name as "revisionName", variables, header, footer, theme_revision.insert_user_id as "insertUserID",
  theme_revision.date_inserted as "dateInserted"`;

/** Returns all themes at their current revisions, oldest first. */
export async function listThemes(db: Queryable): Promise<readonly ThemeRow[]> {
  const { rows } = await sql<ThemeRow>`
    select ${columns} from theme join theme_revision on theme_revision.revision_id = theme.revision_id
    order by theme.theme_id
  `.execute(db);
  return rows;
}

/** Returns a theme at a revision, by default the current one. */
export async function findTheme(db: Queryable, themeID: number, revisionID?: number): Promise<ThemeRow | undefined> {
  const { rows } = await sql<ThemeRow>`
    select ${columns} from theme join theme_revision using (theme_id)
    where theme.theme_id = ${themeID} and theme_revision.revision_id = coalesce(${revisionID ?? null}, theme.revision_id)
  `.execute(db);
  return rows[0];
}

/** Returns a page of a theme's revisions, newest first, and their total number. */
export async function listRevisions(
  db: Queryable,
  themeID: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: readonly ThemeRow[]; total: number }> {
  const { rows } = await sql<ThemeRow & { total: number }>`
    select ${columns}, count(*) over () as total from theme join theme_revision using (theme_id)
    where theme.theme_id = ${themeID} order by theme_revision.revision_id desc
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** The author and time of a write. */
export interface ThemeBy {
  readonly userID: number;
  readonly now: Date;
}

/** The writable names of a theme. */
export type ThemeNames = Pick<ThemeRow, 'name' | 'parentTheme' | 'parentVersion'>;

/** Inserts a theme without a revision. Returns its ID. */
export async function insertTheme(db: Queryable, names: ThemeNames, by: ThemeBy): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into theme (name, parent_theme, parent_version, insert_user_id, date_inserted)
    values (${names.name}, ${names.parentTheme}, ${names.parentVersion}, ${by.userID}, ${by.now})
    returning theme_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** Inserts a revision and makes it the current one. */
export async function insertRevision(
  db: Queryable,
  themeID: number,
  { variables, header, footer, name }: ThemeParts & { name: string | null },
  by: ThemeBy,
): Promise<void> {
  await sql`
    with made as (
      insert into theme_revision (theme_id, name, variables, header, footer, insert_user_id, date_inserted)
      values (${themeID}, ${name}, ${JSON.stringify(variables)}::jsonb, ${header}, ${footer}, ${by.userID}, ${by.now})
      returning revision_id
    )
    update theme set revision_id = made.revision_id from made where theme_id = ${themeID}
  `.execute(db);
}

/** Returns a theme at its current revision, and locks it until the end of the transaction. */
export async function lockTheme(trx: Queryable, themeID: number): Promise<ThemeRow | undefined> {
  await sql`select from theme where theme_id = ${themeID} for update`.execute(trx);
  return findTheme(trx, themeID);
}

/** Makes an earlier revision of a theme the current one. */
export async function activateRevision(db: Queryable, themeID: number, revisionID: number): Promise<void> {
  await sql`update theme set revision_id = ${revisionID} where theme_id = ${themeID}`.execute(db);
}

/** Sets the names of a theme and of its current revision. */
export async function nameTheme(
  db: Queryable,
  themeID: number,
  { name, parentTheme, parentVersion, revisionName }: ThemeNames & { revisionName: string | null },
): Promise<void> {
  await sql`
    update theme set name = ${name}, parent_theme = ${parentTheme}, parent_version = ${parentVersion}
    where theme_id = ${themeID}
  `.execute(db);
  await sql`
    update theme_revision set name = ${revisionName} from theme
    where theme.theme_id = ${themeID} and theme_revision.revision_id = theme.revision_id
  `.execute(db);
}

/** Deletes a theme and all its revisions. */
export async function deleteTheme(db: Queryable, themeID: number): Promise<void> {
  await sql`delete from theme where theme_id = ${themeID}`.execute(db);
}

/** The theme previewed in a session. */
export interface StoredPreview {
  readonly themeID: string;
  readonly revisionID: number | null;
  /** The unsaved values that are shown instead of those of the theme. */
  readonly parts: ThemeParts | null;
}

/** Returns the theme previewed in a session. */
export async function findPreview(db: Queryable, sessionID: string): Promise<StoredPreview | undefined> {
  const { rows } = await sql<StoredPreview>`
    select theme_id as "themeID", revision_id as "revisionID", parts from theme_preview where session_id = ${sessionID}
  `.execute(db);
  return rows[0];
}

/** Stores the theme previewed in a session. */
export async function storePreview(
  db: Queryable,
  sessionID: string,
  { themeID, revisionID, parts }: StoredPreview,
): Promise<void> {
  await sql`
    insert into theme_preview (session_id, theme_id, revision_id, parts)
    values (${sessionID}, ${themeID}, ${revisionID}, ${parts && JSON.stringify(parts)}::jsonb)
    on conflict (session_id) do update
      set theme_id = excluded.theme_id, revision_id = excluded.revision_id, parts = excluded.parts
  `.execute(db);
}

/** Ends the theme preview of a session. */
export async function endPreview(db: Queryable, sessionID: string): Promise<void> {
  await sql`delete from theme_preview where session_id = ${sessionID}`.execute(db);
}
