import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readCommentForEdit } from '#api/discussion/comment/comment.client.ts';

/**
 * Returns the query for the editable values of a comment. The result is never cached, so that the editor always starts
 * from the current text.
 */
export const commentForEditQuery = (api: Api, commentID: number) =>
  queryOptions({
    queryKey: ['comment', commentID, 'edit'],
    queryFn: async () => (await readCommentForEdit(api, commentID)).body,
    staleTime: 0,
    gcTime: 0,
  });
