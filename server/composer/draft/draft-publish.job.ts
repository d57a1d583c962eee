import { sql } from 'kysely';
import { z } from 'zod';
import { DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { changeDiscussion, startDiscussion } from '#server/discussion/discussion-writing.ts';
import { defineJob } from '#server/jobs/job.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { maySeeAnswer } from '#server/post/type/post-type.policy.ts';
import type { PostTypeCatalog } from '#server/post/type/post-type-catalog.ts';
import { findDraft, type StoredDraft } from './draft.queries.ts';
import { draftTags } from './draft-tags.ts';

const number = z.number().int();

/** The form data of a discussion in a draft (`components/composer/form/discussion-writing.ts`). */
const Meta = z.object({
  name: z.string(),
  categoryID: number.optional(),
  type: z.string().max(50).optional(),
  postMeta: PostMetaPatch.default({}),
  pinLocation: z.enum(['none', 'category', 'recent']).default('none'),
});

/** Returns the post that a draft contains, as its form would send it. */
function postOf(draft: StoredDraft, viewer: Viewer, book: PostTypeCatalog) {
  const { attributes } = draft;
  const { name, pinLocation, postMeta, ...meta } = Meta.parse(attributes['draftMeta']);
  // Values for fields of previously selected types are stored in the draft, but do not belong to this post.
  const asked = book
    .fieldsOf(meta.type ?? 'discussion')
    .filter((field) => maySeeAnswer(viewer, field, viewer.userID) && field.postFieldID in postMeta);
  const categoryID = meta.categoryID ?? draft.parentRecordID ?? 0;
  return DiscussionPost.parse({
    name,
    body: attributes['body'],
    format: attributes['format'],
    categoryID,
    type: meta.type,
    postMeta: Object.fromEntries(asked.map(({ postFieldID }) => [postFieldID, postMeta[postFieldID]])),
    draftID: draft.draftID,
    ...draftTags(attributes['draftMeta']),
    ...(may(viewer, 'discussions.announce', categoryID) && { pinned: pinLocation !== 'none', pinLocation }),
  });
}

async function publish(forum: Forum, draft: StoredDraft): Promise<void> {
  const viewer = await viewerOfUser(forum, draft.insertUserID);
  if (viewer.userID === 0) throw permissionFailure(['session.valid']);
  if (viewer.isMuted) throw new ApiError('session.muted');
  const post = postOf(draft, viewer, await forum.postTypes.get());
  if (!draft.recordID) {
    await ignoreHeldPost(startDiscussion(forum, viewer, post, { ipAddress: null }));
    return;
  }
  const { categoryID: _, type: __, ...change } = post;
  await ignoreHeldPost(changeDiscussion(forum, viewer, draft.recordID, change, { ipAddress: null }));
}

/** Treats a held post as posted, because its draft has moved to the approval queue. */
const ignoreHeldPost = (posting: Promise<unknown>): Promise<unknown> =>
  posting.catch((error: unknown) => {
    if ((error as ApiFailure).code !== 'post.held') throw error;
  });

const reasonFor = (error: unknown): string | undefined => {
  if (error instanceof ApiFailure) return error.details.description || error.message;
  return error instanceof z.ZodError ? 'Unable to post. Edit to complete missing mandatory fields.' : undefined;
};

/**
 * Posts a scheduled draft at its time, as its author and with the author's permissions at that time. The statement that
 * inserts the post also deletes the draft, so that it is posted once. A rejected draft is preserved with the reason.
 */
export const draftPublish = defineJob({
  name: 'draft.publish',
  schema: z.object({ draftID: number, due: z.string() }),
  async handler(forum, { draftID, due }) {
    const draft = await findDraft(forum.db, draftID);
    const isDue =
      draft?.draftStatus === 'scheduled' &&
      // The API returns dates in whole seconds.
      Math.floor(Date.parse(draft.dateScheduled ?? '') / 1_000) === Math.floor(Date.parse(due) / 1_000);
    if (!isDue) return;
    try {
      await publish(forum, draft);
    } catch (error) {
      const reason = reasonFor(error);
      if (reason === undefined) throw error;
      await sql`
        update draft set draft_status = 'error', failed_reason = ${reason} where draft_id = ${draftID}
      `.execute(forum.db);
    }
  },
});
