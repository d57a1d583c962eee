import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { fromDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { ApiError } from '#api/errors.ts';
import { loadFragmentCheck, type SettingsCheck } from '#server/administration/fragment/fragment-settings.ts';
import { logInsertedRows, withRowLog } from '#server/moderation/log/row-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { findAuthors } from '#server/post/post-author.ts';
import {
  activateRevision,
  deleteLayout,
  findLayout,
  insertLayout,
  insertRevision,
  type LayoutBy,
  type LayoutRow,
  lockLayout,
  touchLayout,
} from './layout.queries.ts';
import { announceLayout } from './layout-announcement.ts';
import { type LayoutRules, problemsOfLayout } from './layout-check.ts';
import { layoutSources, wholeLayoutSources } from './layout-log.ts';
import { invalidateLayouts } from './layout-store.ts';
import { listViews } from './layout-view.queries.ts';

const action = (name: 'add' | 'change' | 'delete', layoutID: number, actorID: number) =>
  ({ action: `layout.${name}`, recordType: 'layout', recordID: layoutID, actorID, isPublic: false }) as const;

/** Returns a new node ID. */
export const newNodeID = (): string => randomBytes(8).toString('base64url').slice(0, 10);

/**
 * Reads and checks a layout in its wire form.
 *
 * @throws {ApiError} request.invalid, with the path of each problem.
 */
export function readDefinition(definition: readonly unknown[], rules: Omit<LayoutRules, 'registry'>): LayoutDocument {
  const { sections, problems } = fromDefinition(definition, { registry: widgetRegistry, newID: newNodeID });
  const document: LayoutDocument = { format: 1, sections };
  const all = { ...problems, ...problemsOfLayout(document, { ...rules, registry: widgetRegistry }) };
  if (Object.keys(all).length > 0) throw ApiError.fields(all);
  return document;
}

/** A new layout. */
interface NewLayout {
  readonly name: string;
  readonly viewType: LayoutViewType;
  readonly document: LayoutDocument;
  readonly message: string | null;
}

/** Creates a layout and logs it. Returns its ID. */
export async function makeLayout(forum: Forum, { document, message, ...names }: NewLayout, userID: number) {
  const by = { userID, now: forum.now() };
  const layoutID = await inTransaction(forum.database, async (trx) => {
    const id = await insertLayout(trx, names, by);
    await insertRevision(trx, id, { document, message }, by);
    await logInsertedRows(trx, wholeLayoutSources, action('add', id, userID));
    return id;
  });
  await invalidateLayouts(forum);
  return layoutID;
}

/** A change of a layout: its name, its content (which creates a revision), or an earlier revision to restore. */
export interface LayoutChange {
  readonly name?: string | undefined;
  readonly layout?: readonly unknown[] | undefined;
  readonly message?: string | undefined;
  readonly revisionID?: number | undefined;
  /** The revision on which the change is based. */
  readonly knownRevisionID?: number | undefined;
}

/** The author and the time of a change, and the check of its settings, which is loaded before the transaction. */
export interface LayoutAuthor extends LayoutBy {
  readonly checkSettings: SettingsCheck;
}

/** @throws {ApiError} layout.changed-meanwhile, naming the member who changed the layout. */
async function refuseStale(trx: Queryable, layout: LayoutRow, known: number | undefined): Promise<void> {
  if (known === undefined || known === layout.revisionID) return;
  const userID = layout.updateUserID ?? layout.insertUserID;
  const by = (await findAuthors(trx, [userID]))(userID);
  throw new ApiError('layout.changed-meanwhile', {
    subject: by.name,
    record: { ...by, revisionID: layout.revisionID, dateInserted: layout.dateRevision },
  });
}

/** Writes the new content of a layout. Returns whether it differs from the current one. */
async function changeContent(
  trx: Queryable,
  layout: LayoutRow,
  wanted: LayoutChange,
  by: LayoutAuthor,
): Promise<boolean> {
  const { layoutID, viewType, document: before } = layout;
  if (wanted.layout) {
    const document = readDefinition(wanted.layout, { viewType, before, checkSettings: by.checkSettings });
    if (isDeepStrictEqual(document, before)) return false;
    await insertRevision(trx, layoutID, { document, message: wanted.message ?? null }, by);
    return true;
  }
  if (wanted.revisionID === undefined || wanted.revisionID === layout.revisionID) return false;
  requireFound(await findLayout(trx, layoutID, wanted.revisionID), 'layout.revision-not-found');
  await activateRevision(trx, layoutID, wanted.revisionID);
  return true;
}

/**
 * Changes a layout within a logged transaction. Returns whether its content differs now.
 *
 * @throws {ApiError} layout.changed-meanwhile.
 */
export async function changeWithin(
  trx: Queryable,
  layout: LayoutRow,
  wanted: LayoutChange,
  by: LayoutAuthor,
): Promise<boolean> {
  await refuseStale(trx, layout, wanted.knownRevisionID);
  const { name = layout.name } = wanted;
  const isChanged = await changeContent(trx, layout, wanted, by);
  if (isChanged || name !== layout.name) await touchLayout(trx, layout.layoutID, name, by);
  return isChanged;
}

/** Changes a layout and logs it. @throws {ApiError} layout.not-found, layout.changed-meanwhile. */
export async function changeLayout(forum: Forum, layoutID: number, wanted: LayoutChange, userID: number) {
  const by = { userID, now: forum.now(), checkSettings: await loadFragmentCheck(forum) };
  const isChanged = await inTransaction(forum.database, async (trx) => {
    const layout = requireFound(await lockLayout(trx, layoutID), 'layout.not-found');
    return withRowLog(trx, layoutSources, action('change', layoutID, userID), () =>
      changeWithin(trx, layout, wanted, by),
    );
  });
  await invalidateLayouts(forum);
  if (isChanged) await announceLayout(forum, layoutID);
}

/** Deletes a layout and logs it. @throws {ApiError} layout.not-found, layout.applied. */
export async function removeLayout(forum: Forum, layoutID: number, userID: number): Promise<void> {
  await inTransaction(forum.database, async (trx) => {
    requireFound(await lockLayout(trx, layoutID), 'layout.not-found');
    if ((await listViews(trx)).some((view) => view.layoutID === layoutID)) throw new ApiError('layout.applied');
    await withRowLog(trx, wholeLayoutSources, action('delete', layoutID, userID), () => deleteLayout(trx, layoutID));
  });
  await invalidateLayouts(forum);
}
