import type { CommentLocation } from '#api/discussion/comment/comment-fields.contract.ts';
import { commentAnchor, discussionUrl } from '#api/discussion/urls.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { findAncestry } from '#server/discussion/comment/comment.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { CommentRow } from './comment-row.ts';

/**
 * Determines the page of its discussion that contains a comment. Thread style and page size default to the site's
 * settings.
 */
export async function locateComment(
  db: Queryable,
  settings: Settings,
  row: CommentRow,
  requested: { style?: 'flat' | 'nested' | undefined; limit?: number | undefined },
): Promise<CommentLocation> {
  const style = requested.style ?? settings['threads.style'];
  const limit = requested.limit ?? settings['comments.perPage'];
  const isRoot = row.root_position !== null;
  const root = isRoot ? row : (await findAncestry(db, row.discussion_id, row.comment_id))[0];
  const rootPosition = root?.root_position ?? 1;
  const page = Math.ceil((style === 'nested' ? rootPosition : row.position) / limit);
  const discussion = { discussionID: row.discussion_id, name: row.discussion_name };
  return {
    style,
    page,
    limit,
    position: row.position,
    rootPosition,
    rootCommentID: root?.comment_id ?? row.comment_id,
    url: `${discussionUrl(discussion, page)}#${commentAnchor(row.comment_id)}`,
  };
}
