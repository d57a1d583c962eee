import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { findUserIDByName } from '#api/member/identity/user-by-name.ts';
import { listEscalations, lookUpAssignees } from '#api/moderation/escalation/escalation.client.ts';
import type { EscalationFilter } from '#api/moderation/escalation/escalation-filter.ts';
import { assignedTo } from '#api/moderation/triage/report-filter.ts';

/** The number of escalations on a list page. */
export const escalationsPerPage = 10;

/** The query for a page of escalations, with the total count. */
export const escalationListQuery = (api: Api, filter: EscalationFilter) =>
  queryOptions({
    queryKey: ['escalations', filter],
    queryFn: async () => {
      const { status, page, escalationID, reason, assignee, author, authorRole } = filter;
      const shown = status === 'unfinished' ? (['open', 'in-progress'] as const) : [status];
      const { body: escalations, paging } = await listEscalations(api, {
        page,
        limit: escalationsPerPage,
        ...(escalationID ? { escalationID } : { status: [...shown] }),
        ...(reason && { reportReasonID: [reason] }),
        ...(assignee && { assignedUserID: assignedTo(assignee) }),
        ...(author && { recordUserID: await findUserIDByName(api, author) }),
        ...(authorRole && { recordUserRoleID: authorRole }),
      });
      return { escalations, total: paging?.total ?? escalations.length };
    },
    staleTime: 0,
  });

/** The maximum number of moderators offered as assignees. */
const mostAssignees = 50;

/** The query for the members who can be assigned to reports and escalations. */
export const assigneesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['assignees'],
    queryFn: async () => (await lookUpAssignees(api, { name: '', limit: mostAssignees })).body,
  });
