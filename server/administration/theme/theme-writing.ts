import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { recordIDOf } from '#server/platform/http/record-id.ts';
import {
  activateRevision,
  deleteTheme,
  findTheme,
  insertRevision,
  insertTheme,
  lockTheme,
  nameTheme,
  type ThemeNames,
  type ThemeParts,
  type ThemeRow,
} from './theme.queries.ts';
import { announceTheme } from './theme-announcement.ts';
import { invalidateThemes } from './theme-cache.ts';
import { themeSources } from './theme-log.ts';
import { templateOf } from './theme-template.ts';

type Trx = Transaction<Tables>;

/** A change of a theme: its names, its contents (which creates a revision), or an earlier revision to restore. */
export interface ThemeChange {
  readonly name?: string | undefined;
  readonly parentTheme?: string | undefined;
  readonly parentVersion?: string | undefined;
  readonly revisionID?: number | undefined;
  readonly revisionName?: string | null | undefined;
  /** The revision on which the change is based. */
  readonly knownRevisionID?: number | undefined;
  /** Returns the new parts from the current ones. */
  readonly parts?: ((current: ThemeParts) => ThemeParts) | undefined;
}

const record = (themeID: number, actorID: number) => ({
  recordType: 'theme',
  recordID: themeID,
  actorID,
  isPublic: false,
});

/** Creates a theme and logs it. Returns its ID. */
export async function makeTheme(
  forum: Forum,
  { names, parts, userID }: { names: ThemeNames; parts: ThemeParts; userID: number },
): Promise<number> {
  const by = { userID, now: forum.now() };
  const themeID = await inTransaction(forum.database, async (trx) => {
    const id = await insertTheme(trx, names, by);
    await insertRevision(trx, id, { ...parts, name: null }, by);
    await logInsertedRows(trx, themeSources, { action: 'theme.add', ...record(id, userID) });
    return id;
  });
  await invalidateThemes(forum);
  return themeID;
}

/** Returns the parts of a theme without its names. */
export const partsOf = ({ variables, header, footer }: ThemeParts): ThemeParts => ({ variables, header, footer });

/** Returns whether the theme has another current revision afterwards. */
async function change(trx: Trx, before: ThemeRow, wanted: ThemeChange, by: { userID: number; now: Date }) {
  const { themeID } = before;
  const { revisionID, knownRevisionID } = wanted;
  if (knownRevisionID !== undefined && knownRevisionID !== before.activeID)
    throw new ApiError('theme.changed-meanwhile');
  if (revisionID !== undefined) {
    requireFound(await findTheme(trx, themeID, revisionID), 'theme.revision-not-found');
    await activateRevision(trx, themeID, revisionID);
  }
  const parts = wanted.parts?.(before);
  if (parts && !isDeepStrictEqual(parts, partsOf(before)))
    await insertRevision(trx, themeID, { ...parts, name: null }, by);
  const now = requireFound(await findTheme(trx, themeID), 'theme.not-found');
  const { name = now.name, parentTheme = now.parentTheme, parentVersion = now.parentVersion } = wanted;
  const { revisionName = now.revisionName } = wanted;
  await nameTheme(trx, themeID, { name, parentTheme, parentVersion, revisionName });
  return now.activeID !== before.activeID;
}

/** Changes a theme and logs it. @throws {ApiError} theme.revision-not-found, theme.changed-meanwhile. */
export async function changeTheme(forum: Forum, themeID: number, wanted: ThemeChange, userID: number): Promise<void> {
  const action = { action: 'theme.change', ...record(themeID, userID) } as const;
  const isChanged = await inTransaction(forum.database, async (trx) => {
    const before = requireFound(await lockTheme(trx, themeID), 'theme.not-found');
    return withRowLog(trx, themeSources, action, () => change(trx, before, wanted, { userID, now: forum.now() }));
  });
  await invalidateThemes(forum);
  if (isChanged) await announceTheme(forum, themeID);
}

/** Deletes a theme and logs it. */
export async function removeTheme(forum: Forum, { themeID }: ThemeRow, userID: number): Promise<void> {
  await inTransaction(forum.database, (trx) =>
    withRowLog(trx, themeSources, { action: 'theme.delete', ...record(themeID, userID) }, () =>
      deleteTheme(trx, themeID),
    ),
  );
  await invalidateThemes(forum);
}

/** Returns the theme of an ID for a change. @throws {ApiError} theme.template for a built-in theme, theme.not-found. */
export async function themeToChange(forum: Forum, themeID: string): Promise<ThemeRow> {
  if (templateOf(themeID)) throw new ApiError('theme.template');
  const number = recordIDOf(themeID);
  return requireFound(number === undefined ? undefined : await findTheme(forum.db, number), 'theme.not-found');
}
