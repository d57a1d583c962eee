import { publishLive } from '#server/live/live.ts';
import type { LogEntry } from '#server/moderation/log/log-entry.queries.ts';
import { rowsOf } from '#server/moderation/log/row-log.ts';
import type { Forum } from '#server/platform/forum.ts';
import { invalidateThemes } from './theme-cache.ts';

/** Publishes to open editors that a theme has another current revision. Call it after the change is committed. */
export const announceTheme = (forum: Forum, themeID: number): Promise<void> =>
  publishLive(forum, { topic: `theme:${themeID}`, type: 'theme', data: { themeID } });

/** Invalidates the cached themes after an undo, and announces the themes that it has changed. */
export async function announceUndoneThemes(forum: Forum, { before }: LogEntry): Promise<void> {
  await invalidateThemes(forum);
  for (const row of rowsOf(before, 'theme')) await announceTheme(forum, Number(row['theme_id']));
}
