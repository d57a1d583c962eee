import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listAllInvitations } from './invitation.client.ts';
import type { SiteInvitation } from './invitation.contract.ts';

/** The number of invitations on a page. */
const perPage = 30;

/** The page and the status filter of the list of all invitations. */
export interface AskedInvitations {
  readonly page: number;
  readonly status?: SiteInvitation['status'] | undefined;
}

/** Returns the query for a page of the invitations of all members, and their total number. */
export const allInvitationsQuery = (api: Api, { page, status }: AskedInvitations) =>
  queryOptions({
    queryKey: ['invitations', 'all', page, status ?? ''],
    queryFn: async () => {
      const { body, paging } = await listAllInvitations(api, { page, limit: perPage, ...(status && { status }) });
      return { invitations: body, total: paging?.total ?? body.length, limit: perPage };
    },
  });
