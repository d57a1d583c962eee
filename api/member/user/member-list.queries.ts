import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readMemberColumns } from '#api/member/settings/member-column.client.ts';
import { listUsers } from '#api/member/user/user.client.ts';
import { type MemberListFilter, memberListQueryOf, membersPerPage } from './member-list-filter.ts';

/** Returns the query for a page of the member list and the total count. */
export const memberListQuery = (api: Api, filter: MemberListFilter) =>
  queryOptions({
    queryKey: ['users', 'list', filter],
    queryFn: async () => {
      const { body, paging } = await listUsers(api, {
        ...memberListQueryOf(filter),
        page: filter.page,
        limit: membersPerPage,
        expand: ['profileFields'],
      });
      return { users: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });

/** Returns the query for the columns of the member list that the viewer has chosen; null for the default columns. */
export const memberColumnsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member-columns'],
    queryFn: async () => (await readMemberColumns(api)).body.columns,
  });
