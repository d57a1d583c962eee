import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listEscalations } from '#api/moderation/escalation.client.ts';

/** Which escalations the page shows; one alone by its number. */
export interface EscalationFilter {
  readonly show: 'unfinished' | 'open' | 'in-progress' | 'on-hold' | 'done';
  readonly page: number;
  readonly escalationID?: string | undefined;
}

/** Escalations on a page of their list. */
export const escalationsPerPage = 10;

/** A page of escalations, and how many there are. */
export const escalationListQuery = (api: Api, { show, page, escalationID }: EscalationFilter) =>
  queryOptions({
    queryKey: ['escalations', show, page, escalationID ?? ''],
    queryFn: async () => {
      const status = show === 'unfinished' ? (['open', 'in-progress'] as const) : [show];
      const { body: escalations, paging } = await listEscalations(api, {
        page,
        limit: escalationsPerPage,
        ...(escalationID ? { escalationID } : { status: [...status] }),
      });
      return { escalations, total: paging?.total ?? escalations.length };
    },
    staleTime: 0,
  });
