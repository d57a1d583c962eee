import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { readComment } from '#api/discussion/comment/comment.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import type { CommentSort } from '#api/discussion/list/discussion-sorts.ts';
import { loadCommentGap, readCommentThread } from '#api/discussion/thread/comment-thread.client.ts';

/** Returns the query for a discussion with all data of its page. */
export const discussionQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['discussion', id],
    queryFn: async () =>
      (
        await readDiscussion(api, id, {
          expand: [
            'insertUser',
            'insertUser.signature',
            'insertUser.profileFields',
            'updateUser',
            'category',
            'breadcrumbs',
            'tags',
            'reactions',
            'excerpt',
            'permissions',
            'firstUnread',
            'status.log',
            'acceptedAnswers',
            'rejectedAnswers',
            'warnings',
            'reportMeta',
            'attachments',
            'postMeta',
          ],
        })
      ).body,
  });

/** The selection of comments that a page of a discussion shows. */
export interface CommentPageFilter {
  readonly discussionID: number;
  readonly page: number;
  readonly limit: number;
  readonly sort: CommentSort;
  /** Restricts the page to accepted or to rejected answers. */
  readonly qna?: AnswerVerdict;
  /** Selects the page that contains this comment and expands the path to it. */
  readonly focusCommentID?: number;
}

/** Returns the query for a page of a discussion's comments as a thread. */
export const commentThreadQuery = (api: Api, filter: CommentPageFilter) =>
  queryOptions({
    queryKey: ['comments', filter.discussionID, filter],
    queryFn: async () => {
      const { discussionID, ...rest } = filter;
      const { body, paging } = await readCommentThread(api, {
        parentRecordID: discussionID,
        expand: [
          'insertUser',
          'insertUser.signature',
          'insertUser.profileFields',
          'updateUser',
          'reactions',
          'warnings',
          'reportMeta',
          'attachments',
        ],
        ...rest,
      });
      return { ...body, page: paging?.current ?? filter.page, total: paging?.total ?? 0 };
    },
  });

/** Returns the query for the location of a comment: its discussion and page. */
export const commentLocationQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['comment', id, 'location'],
    queryFn: async () => (await readComment(api, id, { expand: ['location'] })).body,
  });

/** Returns the query for the comments that a hole of a thread replaces. */
export const commentGapQuery = (api: Api, apiUrl: string) =>
  queryOptions({
    queryKey: ['comments', 'hole', apiUrl],
    queryFn: async () => (await loadCommentGap(api, apiUrl)).body,
  });
