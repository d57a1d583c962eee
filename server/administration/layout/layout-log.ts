import { sql } from 'kysely';
import { textSource, textsOfWidgets } from '#server/administration/translation/record-text.ts';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import { announceUndoneLayouts } from './layout-announcement.ts';
import { invalidateLayouts } from './layout-store.ts';

/** The rows of a layout and its revisions, for the log. */
export const layoutSources: RowSources = async (_, layoutID) => [
  { table: 'layout', key: ['layout_id'], where: sql`layout_id = ${layoutID}` },
  { table: 'layout_revision', key: ['revision_id'], where: sql`layout_id = ${layoutID}` },
];

/**
 * The rows of a layout with its places and translations, for the log of its creation and deletion: the creation of a
 * layout that applies somewhere cannot be undone.
 */
export const wholeLayoutSources: RowSources = async (trx, layoutID) => [
  ...(await layoutSources(trx, layoutID)),
  { table: 'layout_view', key: ['layout_view_id'], where: sql`layout_id = ${layoutID}` },
  textSource(textsOfWidgets(sql`(${String(layoutID)})`)),
];

/**
 * The places of all layouts for the same kind of page, for the log: applying a layout takes places from other layouts.
 */
export const viewSources: RowSources = async (_, layoutID) => [
  {
    table: 'layout_view',
    key: ['layout_view_id'],
    where: sql`layout_view.view_type = (select view_type from layout where layout.layout_id = ${layoutID})`,
  },
];

defineRowUndo({
  actions: ['layout.add', 'layout.delete'],
  permission: 'site.manage',
  sources: wholeLayoutSources,
  afterwards: invalidateLayouts,
});

defineRowUndo({
  actions: ['layout.change'],
  permission: 'site.manage',
  sources: layoutSources,
  afterwards: announceUndoneLayouts,
});

defineRowUndo({
  actions: ['layout.apply'],
  permission: 'site.manage',
  sources: viewSources,
  afterwards: invalidateLayouts,
});
