import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listAllInvitations } from './invitation.client.ts';
import type { SiteInvitation } from './invitation.contract.ts';

/** How many invitations a page shows. */
const perPage = 30;

/** Which of everybody's invitations are shown. */
export interface AskedInvitations {
  readonly page: number;
  readonly status?: SiteInvitation['status'] | undefined;
}

/** A page of everybody's invitations, with how many there are. */
export const allInvitationsQuery = (api: Api, { page, status }: AskedInvitations) =>
  queryOptions({
    queryKey: ['invitations', 'all', page, status ?? ''],
    queryFn: async () => {
      const { body, paging } = await listAllInvitations(api, { page, limit: perPage, ...(status && { status }) });
      return { invitations: body, total: paging?.total ?? body.length, limit: perPage };
    },
  });
