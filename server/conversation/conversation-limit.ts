import { requireFloodLimit } from '#server/moderation/approval/flood-limit.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Enforces the rate limits of messages and new conversations in the settings `rateLimit.messages` and
 * `rateLimit.conversations`. Moderators are not limited.
 *
 * @throws {ApiError} request.too-many, with the seconds to wait.
 */
export async function requireMessageRate(
  forum: Forum,
  viewer: Viewer,
  kind: 'messages' | 'conversations',
): Promise<void> {
  if (may(viewer, ['conversations.moderate', 'community.moderate'])) return;
  const limit = (await forum.settings.get())[`rateLimit.${kind}`];
  await requireFloodLimit(forum, { userID: viewer.userID, kind, limit, counted: [kind], isAttempt: true });
}
