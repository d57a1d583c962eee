import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listApplicants } from '#api/member/session/applicant.client.ts';

/** The number of applicants per page. */
const perPage = 30;

/** Returns the query for a page of pending applicants and their total count. */
export const applicantsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['applicants', page],
    queryFn: async () => {
      const { body, paging } = await listApplicants(api, { page, limit: perPage });
      return { applicants: body, total: paging?.total ?? body.length, limit: perPage };
    },
  });
