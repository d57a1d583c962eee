import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readDraftForEdit } from '#api/composer/draft/draft.client.ts';
import { readDiscussionForEdit } from '#api/discussion/discussion.client.ts';

/** A discussion as its editor begins with it. Rejects where the viewer may not edit it. */
export const discussionForEditQuery = (api: Api, discussionID: number) =>
  queryOptions({
    queryKey: ['discussion', discussionID, 'edit'],
    queryFn: async () => (await readDiscussionForEdit(api, discussionID)).body,
  });

/** A draft to go on with. */
export const draftForEditQuery = (api: Api, draftID: number) =>
  queryOptions({
    queryKey: ['drafts', draftID, 'edit'],
    queryFn: async () => (await readDraftForEdit(api, draftID)).body,
  });
