import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { PermissionName } from '#api/member/role/permission.ts';
import { checkPermission } from '#api/moderation/permission/permission-check.client.ts';

/** What is asked about a member. */
export interface PermissionQuestion {
  readonly userID: number;
  readonly permission: PermissionName;
  readonly categoryID?: number | undefined;
  readonly discussionID?: number | undefined;
}

/** Why a member may or may not do something. */
export const permissionCheckQuery = (api: Api, { userID, ...asked }: PermissionQuestion) =>
  queryOptions({
    queryKey: ['permission-check', userID, asked],
    queryFn: async () => (await checkPermission(api, userID, asked)).body,
  });
