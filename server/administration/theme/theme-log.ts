import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import { announceUndoneThemes } from './theme-announcement.ts';

/** The rows of a theme and its revisions, for the log. */
export const themeSources: RowSources = async (_, themeID) => [
  { table: 'theme', key: ['theme_id'], where: sql`theme_id = ${themeID}` },
  { table: 'theme_revision', key: ['revision_id'], where: sql`theme_id = ${themeID}` },
];

defineRowUndo({
  actions: ['theme.add', 'theme.change', 'theme.delete'],
  permission: 'site.manage',
  sources: themeSources,
  afterwards: announceUndoneThemes,
});
