import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readDraftForEdit } from '#api/composer/draft/draft.client.ts';
import { readDiscussionForEdit } from '#api/discussion/discussion.client.ts';

/**
 * Returns the query for the initial data of a discussion's editor. Rejects when the viewer may not edit the discussion.
 */
export const discussionForEditQuery = (api: Api, discussionID: number) =>
  queryOptions({
    queryKey: ['discussion', discussionID, 'edit'],
    queryFn: async () => (await readDiscussionForEdit(api, discussionID)).body,
  });

/** Returns the query for the initial data of the editor that continues a draft. */
export const draftForEditQuery = (api: Api, draftID: number) =>
  queryOptions({
    queryKey: ['drafts', draftID, 'edit'],
    queryFn: async () => (await readDraftForEdit(api, draftID)).body,
  });
