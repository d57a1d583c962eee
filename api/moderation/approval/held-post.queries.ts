import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listHeldPosts } from '#api/moderation/approval/held-post.client.ts';
import type { HeldPost } from '#api/moderation/approval/held-post.contract.ts';
import type { HoldCause } from '#api/moderation/approval/hold-cause.ts';

/** The number of held posts on an approval queue page. */
export const heldPostsPerPage = 10;

/** The filter of the approval queue: a page of all held posts or of those for one category. */
export interface ApprovalFilter {
  readonly page: number;
  /** The category ID as it appears in the URL. */
  readonly place?: string | undefined;
  /** Only posts held for this cause, possibly among other causes. */
  readonly cause?: HoldCause | undefined;
}

/** The query for a page of the approval queue, with the number of held posts. */
export const approvalQueueQuery = (api: Api, { page, place, cause }: ApprovalFilter) =>
  queryOptions({
    queryKey: ['held-posts', 'queue', page, place ?? '', cause ?? ''],
    queryFn: async () => {
      const requested = {
        page,
        limit: heldPostsPerPage,
        ...(place && { placeRecordID: place }),
        ...(cause && { cause }),
      };
      const { body: posts, paging } = await listHeldPosts(api, requested);
      return { posts, total: paging?.total ?? posts.length };
    },
    staleTime: 0,
  });

/**
 * The query for the posts among the given IDs that are still held. It is used for posts selected on other pages of the
 * queue.
 */
export const heldPostsByIDQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['held-posts', 'some', ...ids],
    queryFn: async () => (await listHeldPosts(api, { heldPostID: ids.join(), limit: 100 })).body,
  });

/** The query for the viewer's own held posts, followed by rejected ones; empty for guests. */
export const ownHeldPostsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['held-posts', 'own'],
    queryFn: async (): Promise<HeldPost[]> => {
      const [waiting, rejected] = await Promise.all([
        listHeldPosts(api, { insertUserID: '$me', limit: 100 }),
        listHeldPosts(api, { insertUserID: '$me', status: 'rejected', limit: 100 }),
      ]);
      return [...waiting.body, ...rejected.body];
    },
    staleTime: 0,
  });
