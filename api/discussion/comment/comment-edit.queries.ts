import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readCommentForEdit } from '#api/discussion/comment/comment.client.ts';

/** A comment as its editor begins with it; asked for anew each time. */
export const commentForEditQuery = (api: Api, commentID: number) =>
  queryOptions({
    queryKey: ['comment', commentID, 'edit'],
    queryFn: async () => (await readCommentForEdit(api, commentID)).body,
    staleTime: 0,
    gcTime: 0,
  });
