import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { findUserIDByName } from '#api/member/identity/user-by-name.ts';
import { listEscalations } from '#api/moderation/escalation/escalation.client.ts';
import type { TriageFilter } from '#api/moderation/triage/discussion-triage.ts';

/** The number of discussions on a triage page. */
export const triagedPerPage = 10;

/** The query for a page of discussions to triage, newest first, with the total count. */
export const discussionTriageQuery = (api: Api, filter: TriageFilter) =>
  queryOptions({
    queryKey: ['discussions', 'triage', filter],
    queryFn: async () => {
      const { isResolved, page, author, authorRole, place } = filter;
      const { body: discussions, paging } = await listDiscussions(api, {
        resolved: isResolved,
        page,
        limit: triagedPerPage,
        sort: '-dateInserted',
        pinOrder: 'mixed',
        expand: ['insertUser', 'category', 'excerpt', 'reportMeta', 'attachments'],
        ...(author && { insertUserID: Number(await findUserIDByName(api, author)) }),
        ...(authorRole && { insertUserRoleID: [Number(authorRole)] }),
        ...(place && { categoryID: Number(place), includeChildCategories: true }),
      });
      return { discussions, total: paging?.total ?? discussions.length };
    },
    staleTime: 0,
  });

/** The query for the escalations of the given discussions: maps the discussion ID to the escalation ID. */
export const escalationsOfQuery = (api: Api, discussionIDs: readonly number[]) =>
  queryOptions({
    queryKey: ['escalations', 'of', discussionIDs],
    queryFn: async () => {
      const requested = { recordType: 'discussion', recordID: discussionIDs.join(','), limit: 100 } as const;
      const { body } = await listEscalations(api, requested);
      return new Map(body.map(({ recordID, escalationID }) => [recordID, escalationID]));
    },
    staleTime: 0,
  });

/** The number of comments shown for each discussion in the triage. */
const latestComments = 5;

/** The query for the latest comments of a discussion, newest first. */
export const latestCommentsQuery = (api: Api, discussionID: number) =>
  queryOptions({
    queryKey: ['discussions', 'triage', 'comments', discussionID],
    queryFn: async () =>
      (
        await listComments(api, {
          discussionID,
          sort: '-dateInserted',
          limit: latestComments,
          expand: ['insertUser'],
        })
      ).body,
    staleTime: 0,
  });
