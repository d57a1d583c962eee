import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import type { ApiErrorCode } from '#api/errors.ts';
import { requireExistingComment } from '#server/discussion/comment/comment.policy.ts';
import { findComment } from '#server/discussion/comment/comment.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { requireFound } from '#server/platform/http/me.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { excerptOfHtml } from '#server/post/body/render-body.ts';
import type { PostReference } from '#server/post/revision.queries.ts';
import { requireReadable } from './discussion.policy.ts';
import { findDiscussion } from './discussion.queries.ts';

/** A discussion or comment whose read permission has been checked. */
export interface ReadablePost {
  readonly name: string;
  /** Relative to the site. */
  readonly url: string;
  readonly html: string;
  readonly excerpt: string;
  readonly userID: number;
  readonly categoryID: number;
  readonly dateInserted: string;
  readonly dateUpdated: string | null;
}

type Finder = (db: Queryable, viewer: Viewer, recordID: number, missing: ApiErrorCode) => Promise<ReadablePost>;

const finders: Readonly<Record<PostReference['recordType'], Finder>> = {
  discussion: async (db, viewer, discussionID, missing) => {
    const row = requireFound(await findDiscussion(db, viewer, discussionID, ['body']), missing);
    const { name, category_id, insert_user_id, date_inserted, date_updated } = requireReadable(viewer, row);
    return {
      name,
      url: discussionUrl({ discussionID, name }),
      html: row.body_html ?? '',
      excerpt: row.excerpt,
      userID: insert_user_id,
      categoryID: category_id,
      dateInserted: date_inserted,
      dateUpdated: date_updated,
    };
  },
  comment: async (db, viewer, commentID, missing) => {
    const row = requireExistingComment(viewer, requireFound(await findComment(db, commentID, []), missing));
    return {
      name: `Re: ${row.discussion_name}`,
      url: commentUrl(commentID),
      html: row.body_html,
      excerpt: excerptOfHtml(row.body_html),
      userID: row.insert_user_id,
      categoryID: row.category_id,
      dateInserted: row.date_inserted,
      dateUpdated: row.date_updated,
    };
  },
};

/**
 * Finds a post that the viewer may read. @throws {ApiError} `missing` when the post does not exist, or the errors of
 * reading it.
 */
export const findReadablePost = (
  db: Queryable,
  viewer: Viewer,
  { recordType, recordID }: PostReference,
  missing: ApiErrorCode = `${recordType}.not-found`,
): Promise<ReadablePost> => finders[recordType](db, viewer, recordID, missing);
