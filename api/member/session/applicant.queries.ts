import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listApplicants } from '#api/member/session/applicant.client.ts';

/** How many applicants a page shows. */
const perPage = 30;

/** A page of those who wait to be let in, with how many there are. */
export const applicantsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['applicants', page],
    queryFn: async () => {
      const { body, paging } = await listApplicants(api, { page, limit: perPage });
      return { applicants: body, total: paging?.total ?? body.length, limit: perPage };
    },
  });
