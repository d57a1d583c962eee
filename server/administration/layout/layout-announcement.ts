import { publishLive } from '#server/live/live.ts';
import type { LogEntry } from '#server/moderation/log/log-entry.queries.ts';
import { rowsOf } from '#server/moderation/log/row-log.ts';
import type { Forum } from '#server/platform/forum.ts';
import { invalidateLayouts } from './layout-store.ts';

/** Publishes to open editors that a layout has another current revision. Call it after the change is committed. */
export const announceLayout = (forum: Forum, layoutID: number): Promise<void> =>
  publishLive(forum, { topic: `layout:${layoutID}`, type: 'layout', data: { layoutID } });

/** Invalidates the cached layouts after an undo, and announces the layouts that it has changed. */
export async function announceUndoneLayouts(forum: Forum, { before }: LogEntry): Promise<void> {
  await invalidateLayouts(forum);
  for (const row of rowsOf(before, 'layout')) await announceLayout(forum, Number(row['layout_id']));
}
