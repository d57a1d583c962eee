import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readComment } from '#api/discussion/comment.client.ts';
import { fillCommentHole, readCommentThread } from '#api/discussion/comment-thread.client.ts';
import { listBookmarkedDiscussions, listDiscussions, readDiscussion } from '#api/discussion/discussion.client.ts';
import { askedBy, type DiscussionChoice } from '#api/discussion/discussion-filter.ts';
import type { CommentSort, DiscussionSort } from '#api/discussion/discussion-sorts.ts';

/** Which discussions a page lists. */
export interface DiscussionListFilter {
  readonly sort: DiscussionSort;
  readonly page: number;
  readonly limit: number;
  readonly categoryID?: number;
  readonly includeChildCategories?: boolean;
  /** How the reader narrows it. */
  readonly choice?: DiscussionChoice;
  readonly insertUserID?: number;
  /** The viewer's own bookmarks instead of the lists of the site. */
  readonly bookmarked?: boolean;
}

const rowExtras = ['insertUser', 'lastUser', 'category', 'tags', 'excerpt', '-body'];

/** A page of a list of discussions, with all that its rows show. The rows before stay while the next page comes. */
export const discussionListQuery = (api: Api, filter: DiscussionListFilter) =>
  queryOptions({
    queryKey: ['discussions', filter],
    queryFn: async () => {
      const { bookmarked, choice = {}, sort, ...rest } = filter;
      const own = { page: rest.page, limit: rest.limit, expand: rowExtras };
      const pinOrder = sort === 'dateInserted' || sort === '-score' ? 'mixed' : 'first';
      const { body, paging } = bookmarked
        ? await listBookmarkedDiscussions(api, own)
        : await listDiscussions(api, {
            ...rest,
            sort,
            pinOrder,
            expand: rowExtras,
            ...askedBy(choice),
            ...(filter.categoryID === undefined && !choice.tagID && { excludeHiddenCategories: true }),
          });
      return { discussions: body, total: paging?.total ?? body.length, hasMore: paging?.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
  });

/** Discussions by their numbers, for those who act on many at once. */
export const discussionsByIDQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['discussions', 'by-id', ids],
    queryFn: async () => {
      const discussionID = ids.join(',');
      const query = { discussionID, limit: 500, pinOrder: 'mixed', expand: ['category', '-body'] } as const;
      return (await listDiscussions(api, query as never)).body;
    },
  });

/** A discussion with all that its page shows. */
export const discussionQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['discussion', id],
    queryFn: async () =>
      (
        await readDiscussion(api, id, {
          expand: [
            'insertUser',
            'updateUser',
            'category',
            'breadcrumbs',
            'tags',
            'reactions',
            'excerpt',
            'permissions',
            'firstUnread',
          ],
        })
      ).body,
  });

/** Which comments of a discussion a page shows. */
export interface CommentPageFilter {
  readonly discussionID: number;
  readonly page: number;
  readonly limit: number;
  readonly sort: CommentSort;
  /** Shows the way to this comment, on whatever page it is. */
  readonly focusCommentID?: number;
}

/** A page of a discussion's comments as a thread. */
export const commentThreadQuery = (api: Api, filter: CommentPageFilter) =>
  queryOptions({
    queryKey: ['comments', filter.discussionID, filter],
    queryFn: async () => {
      const { discussionID, ...rest } = filter;
      const { body, paging } = await readCommentThread(api, {
        parentRecordID: discussionID,
        expand: ['insertUser', 'reactions'],
        ...rest,
      });
      return { ...body, page: paging?.current ?? filter.page, total: paging?.total ?? 0 };
    },
  });

/** Where a comment is: its discussion and the page it stands on. */
export const commentLocationQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['comment', id, 'location'],
    queryFn: async () => (await readComment(api, id, { expand: ['location'] })).body,
  });

/** What a hole of a thread stands for. */
export const commentHoleQuery = (api: Api, apiUrl: string) =>
  queryOptions({
    queryKey: ['comments', 'hole', apiUrl],
    queryFn: async () => (await fillCommentHole(api, apiUrl)).body,
  });
