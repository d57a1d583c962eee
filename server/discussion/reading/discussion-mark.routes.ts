import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { discussionMarkRoutes } from '#api/discussion/reading/discussion-mark.contract.ts';
import { ApiError } from '#api/errors.ts';
import { translateTagNames } from '#server/category/tag-text.queries.ts';
import { requireEditable, requireReadable } from '#server/discussion/discussion.policy.ts';
import { findDiscussion } from '#server/discussion/discussion.queries.ts';
import { bumpDiscussion, lockDiscussion, updateDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { findTagsOf, presentDiscussions } from '#server/discussion/discussion-extras.ts';
import { withDiscussionLog } from '#server/discussion/discussion-log.ts';
import { resolveTags, writeTags } from '#server/discussion/discussion-tag.queries.ts';
import { requireExpectedState } from '#server/discussion/expected-discussion.ts';
import { planTypeChange } from '#server/discussion/transfer/discussion-type-change.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requirePermission, requireSession } from '#server/platform/http/viewer.ts';
import { retryWrite } from '#server/post/retry-write.ts';
import { writeBookmark, writeMark } from './discussion-mark.queries.ts';

interface TagReference {
  readonly tagIDs?: number[] | undefined;
  readonly urlcodes?: string[] | undefined;
}

/**
 * The routes that set marks and properties of a discussion: bookmark, dismissal, mute, bump, type, tags, canonical URL.
 */
export const discussionMarkResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const readable = async ({ viewer }: FastifyRequest, id: number) =>
    requireReadable(viewer, await findDiscussion(forum.db, viewer, id, []));

  /** Loads the discussion for a signed-in member who may read it. */
  const forMember = async (request: FastifyRequest, id: number) => {
    requireSession(request.viewer);
    return readable(request, id);
  };

  const present = async (request: FastifyRequest, id: number): Promise<Discussion> => {
    const expand = ['body', 'tags', 'postMeta'] as const;
    const row = requireReadable(request.viewer, await findDiscussion(forum.db, request.viewer, id, expand));
    const [discussion] = await presentDiscussions(forum.db, request.viewer, [row], expand);
    return discussion as Discussion;
  };

  const logged = ({ viewer }: FastifyRequest, discussionID: number) => ({ discussionID, actorID: viewer.userID });

  const changeCanonicalUrl = (request: FastifyRequest, id: number, canonicalUrl: string | null) =>
    inTransaction(forum.db, (trx) =>
      withDiscussionLog(trx, logged(request, id), () =>
        updateDiscussion(trx, id, { change: { canonicalUrl }, userID: request.viewer.userID, now: forum.now() }),
      ),
    );

  server.route({
    ...discussionMarkRoutes.bookmark,
    handler: async (request) => {
      const { bookmarked } = request.body;
      const row = await forMember(request, request.params.id);
      const mark = { userID: request.viewer.userID, discussionID: row.discussion_id, bookmarked, now: forum.now() };
      await retryWrite(() => writeBookmark(forum.db, mark));
      return { bookmarked };
    },
  });

  server.route({
    ...discussionMarkRoutes.dismiss,
    handler: async (request) => {
      const { discussion_id: discussionID } = await forMember(request, request.params.id);
      const { dismissed } = request.body;
      await writeMark(forum.db, { userID: request.viewer.userID, discussionID, mark: 'dismissed', value: dismissed });
      return { dismissed };
    },
  });

  server.route({
    ...discussionMarkRoutes.mute,
    handler: async (request) => {
      const { discussion_id: discussionID } = await forMember(request, request.params.id);
      const { muted } = request.body;
      await writeMark(forum.db, { userID: request.viewer.userID, discussionID, mark: 'muted', value: muted });
      return { muted };
    },
  });

  server.route({
    ...discussionMarkRoutes.bump,
    handler: async (request) => {
      const row = await readable(request, request.params.id);
      requirePermission(request.viewer, 'curation.manage');
      await inTransaction(forum.db, (trx) =>
        withDiscussionLog(trx, logged(request, row.discussion_id), () =>
          bumpDiscussion(trx, row.discussion_id, forum.now()),
        ),
      );
      return present(request, row.discussion_id);
    },
  });

  server.route({
    ...discussionMarkRoutes.type,
    handler: async (request) => {
      const row = await readable(request, request.params.id);
      requirePermission(request.viewer, 'discussions.edit', row.category_id);
      const { type, postTypeID, postMeta, seen } = request.body;
      await inTransaction(forum.db, async (trx) => {
        await lockDiscussion(trx, row.discussion_id);
        await requireExpectedState(trx, row.discussion_id, seen);
        const change = await planTypeChange(trx, forum, request.viewer, {
          discussionID: row.discussion_id,
          postTypeID: type ?? postTypeID ?? '',
          postMeta,
        });
        await withDiscussionLog(trx, logged(request, row.discussion_id), () =>
          updateDiscussion(trx, row.discussion_id, { change, userID: request.viewer.userID, now: forum.now() }),
        );
      });
      return present(request, row.discussion_id);
    },
  });

  const retag = async (request: FastifyRequest, id: number, reference: TagReference, keepOthers: boolean) => {
    const { viewer } = request;
    const settings = await forum.settings.get();
    const row = await forMember(request, id);
    requireEditable(viewer, settings, row, forum.now());
    if (!settings['tagging.enabled']) throw new ApiError('tag.not-enabled');
    await inTransaction(forum.db, async (trx) => {
      await lockDiscussion(trx, id);
      const present = keepOthers ? ((await findTagsOf(trx, [id])).get(id) ?? []).map(({ tagID }) => tagID) : [];
      const tagIDs = new Set([...present, ...(await resolveTags(trx, reference))]);
      if (tagIDs.size > settings['tagging.max'])
        throw ApiError.fields({ tagIDs: `A discussion can have at most ${settings['tagging.max']} tags.` });
      await withDiscussionLog(trx, logged(request, id), () => writeTags(trx, id, [...tagIDs]));
    });
    return translateTagNames(viewer, (await findTagsOf(forum.db, [id])).get(id) ?? []);
  };

  server.route({
    ...discussionMarkRoutes.setTags,
    handler: (request) => retag(request, request.params.id, request.body, false),
  });

  server.route({
    ...discussionMarkRoutes.addTags,
    handler: (request) => retag(request, request.params.id, request.body, true),
  });

  server.route({
    ...discussionMarkRoutes.setCanonicalUrl,
    handler: async (request) => {
      const row = await readable(request, request.params.id);
      requirePermission(request.viewer, 'discussions.edit', row.category_id);
      if (row.canonical_url !== null) throw new ApiError('discussion.canonical-url-exists');
      await changeCanonicalUrl(request, row.discussion_id, request.body.canonicalUrl);
      return present(request, row.discussion_id);
    },
  });

  server.route({
    ...discussionMarkRoutes.removeCanonicalUrl,
    handler: async (request, reply) => {
      const row = await readable(request, request.params.id);
      requirePermission(request.viewer, 'discussions.edit', row.category_id);
      await changeCanonicalUrl(request, row.discussion_id, null);
      return reply.code(204).send(null);
    },
  });
};
