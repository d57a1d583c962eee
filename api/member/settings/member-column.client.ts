import type { Api } from '#api/api.ts';
import type { MemberColumns, memberColumnRoutes } from '#api/member/settings/member-column.contract.ts';

type Routes = typeof memberColumnRoutes;

/** Reads the viewer's columns of the member list. */
export const readMemberColumns = (api: Api) => api.call<Routes['read']>('GET', '/users/me/member-columns', {});

/** Chooses the viewer's columns of the member list. `null` restores the default columns. */
export const changeMemberColumns = (api: Api, body: MemberColumns) =>
  api.call<Routes['change']>('PUT', '/users/me/member-columns', { body });
