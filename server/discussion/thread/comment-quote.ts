import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { commentUrl } from '#api/discussion/urls.ts';
import { findComments } from '#server/discussion/comment/comment.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';
import { markLongQuotes } from '#server/post/body/mark-quotes.ts';
import { type Authors, findAuthors } from '#server/post/post-author.ts';
import type { CommentRow } from './comment-row.ts';

const quoted = (parent: CommentRow, authors: Authors): string =>
  `<blockquote><p><a href="${commentUrl(parent.comment_id)}"><strong>${escapeHtml(authors(parent.insert_user_id).name)}</strong></a></p>${parent.body_html}</blockquote>`;

/**
 * Prepends to each reply a quote of its parent comment, unless the parent was deleted or the viewer ignores its author.
 */
export async function quoteParents(db: Queryable, viewer: Viewer, comments: readonly Comment[]): Promise<Comment[]> {
  const answers = comments.filter(({ displayMode }) => displayMode === 'full');
  const rows = await findComments(
    db,
    answers.flatMap(({ parentCommentID }) => parentCommentID ?? []),
    [],
  );
  const authors = await findAuthors(
    db,
    rows.map((row) => row.insert_user_id),
  );
  const parents = new Map(
    rows.filter((row) => !viewer.ignored.has(row.insert_user_id)).map((row) => [row.comment_id, row]),
  );
  return comments.map((comment) => {
    const parent = comment.displayMode === 'full' ? parents.get(comment.parentCommentID ?? 0) : undefined;
    return parent ? { ...comment, body: markLongQuotes(quoted(parent, authors)) + comment.body } : comment;
  });
}
