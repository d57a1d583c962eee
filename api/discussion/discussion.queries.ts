import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { readComment } from '#api/discussion/comment/comment.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import type { CommentSort } from '#api/discussion/list/discussion-sorts.ts';
import { fillCommentHole, readCommentThread } from '#api/discussion/thread/comment-thread.client.ts';

/** A discussion with all that its page shows. */
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

/** Which comments of a discussion a page shows. */
export interface CommentPageFilter {
  readonly discussionID: number;
  readonly page: number;
  readonly limit: number;
  readonly sort: CommentSort;
  /** Only the answers that were accepted, or rejected. */
  readonly qna?: AnswerVerdict;
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
