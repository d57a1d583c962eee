import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { commentUrl, discussionUrl } from '#api/discussion/urls.ts';
import { type ReactedRecord, userReactionRoutes } from '#api/member/profile/user-reaction.contract.ts';
import { requireProfiles } from '#server/member/user/user.policy.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { fragmentOf, isClosedTo } from '#server/member/user/user-view.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { findPermittedCategoryIDs, type Viewer } from '#server/platform/http/viewer.ts';
import { excerptLength, shorten, textOfHtml } from '#server/post/body/render-body.ts';
import { findAuthors } from '#server/post/post-author.ts';
import { findReactionCounts } from '#server/post/reaction/reaction.queries.ts';
import { findReacted, type ReactedRow } from './user-reaction.queries.ts';

const recordOf = (row: ReactedRow, userID: number): ReactedRecord => {
  const isComment = row.recordType === 'comment';
  return {
    recordType: isComment ? 'Comment' : 'Discussion',
    recordID: row.recordID,
    discussionID: row.discussionID,
    ...(isComment && { commentID: row.recordID }),
    name: isComment ? `Re: ${row.name}` : row.name,
    body: row.bodyHtml,
    excerpt: shorten(textOfHtml(row.bodyHtml), excerptLength),
    url: isComment ? commentUrl(row.recordID) : discussionUrl(row),
    insertUserID: userID,
    dateInserted: row.dateInserted,
    dateUpdated: row.dateUpdated,
    count: row.count,
  };
};

type Extras = Pick<ReactedRecord, 'updateUser' | 'reactions'>;

/** Loads the properties that `expand` adds to each of these posts. */
async function extrasOf(
  db: Forum['db'],
  viewer: Viewer,
  rows: readonly ReactedRow[],
  expand: readonly string[],
): Promise<(row: ReactedRow) => Extras> {
  const withReactions = expand.includes('reactions');
  const countsOf = (kind: ReactedRow['recordType']) => {
    const posts = withReactions ? rows.filter(({ recordType }) => recordType === kind) : [];
    return findReactionCounts(
      db,
      viewer,
      kind,
      posts.map(({ recordID }) => recordID),
    );
  };
  const editors = expand.includes('updateUser') ? rows.map(({ updateUserID }) => updateUserID) : undefined;
  const [discussion, comment, people] = await Promise.all([
    countsOf('discussion'),
    countsOf('comment'),
    editors && findAuthors(db, editors),
  ]);
  const counts = { discussion, comment };
  return ({ recordType, recordID, updateUserID }) => ({
    ...(withReactions && { reactions: counts[recordType].get(recordID) ?? [] }),
    ...(people && { updateUser: updateUserID === null ? null : people(updateUserID) }),
  });
}

/** The route that lists a member's posts that received a given reaction. */
export const userReactionResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  server.route({
    ...userReactionRoutes.reacted,
    handler: async (request, reply) => {
      const { viewer, query, params } = request;
      const userID = resolveMemberID(request, params.id);
      requireProfiles(viewer, userID);
      const row = requireFound(await findUser(forum.db, userID), 'user.not-found');
      const { page, limit, reactionUrlcode: urlcode, expand } = query;
      const categoryIDs = findPermittedCategoryIDs(viewer, 'discussions.view');
      const rows = isClosedTo(viewer, row, await forum.settings.get())
        ? []
        : await findReacted(forum.db, { userID, urlcode, categoryIDs, page, limit });
      sendPaging(request, reply, { page, limit, hasMore: rows.length > limit });
      const shown = rows.slice(0, limit);
      const extras = await extrasOf(forum.db, viewer, shown, expand);
      const insertUser = expand.includes('insertUser') ? { insertUser: fragmentOf(row) } : {};
      return shown.map((one) => ({ ...recordOf(one, userID), ...insertUser, ...extras(one) }));
    },
  });
};
