import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listHeldPosts } from '#api/moderation/approval/held-post.client.ts';
import type { HeldPost } from '#api/moderation/approval/held-post.contract.ts';
import type { HoldCause } from '#api/moderation/approval/hold-cause.ts';

/** Posts on a page of the approval queue. */
export const heldPostsPerPage = 10;

/** What of the approval queue is looked at: a page, of all posts or of those for one category. */
export interface ApprovalFilter {
  readonly page: number;
  /** The category's number, as it stands in the address. */
  readonly place?: string | undefined;
  /** Only what waits for this cause, beside others. */
  readonly cause?: HoldCause | undefined;
}

/** A page of the approval queue, and how many posts wait. */
export const approvalQueueQuery = (api: Api, { page, place, cause }: ApprovalFilter) =>
  queryOptions({
    queryKey: ['held-posts', 'queue', page, place ?? '', cause ?? ''],
    queryFn: async () => {
      const asked = { page, limit: heldPostsPerPage, ...(place && { placeRecordID: place }), ...(cause && { cause }) };
      const { body: posts, paging } = await listHeldPosts(api, asked);
      return { posts, total: paging?.total ?? posts.length };
    },
    staleTime: 0,
  });

/** Those of some posts that still wait, for what is selected on other pages of the queue. */
export const heldPostsByIDQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['held-posts', 'some', ...ids],
    queryFn: async () => (await listHeldPosts(api, { heldPostID: ids.join(), limit: 100 })).body,
  });

/** One's own posts that wait, then those that were rejected; none for guests. */
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
