import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { PermissionName } from '#api/member/role/permission.ts';
import { checkPermission } from '#api/moderation/permission/permission-check.client.ts';

/** The parameters of a permission check. */
export interface PermissionQuestion {
  readonly userID: number;
  readonly permission: PermissionName;
  readonly categoryID?: number | undefined;
  readonly discussionID?: number | undefined;
}

/** The query for the explanation of a permission check. */
export const permissionCheckQuery = (api: Api, { userID, ...asked }: PermissionQuestion) =>
  queryOptions({
    queryKey: ['permission-check', userID, asked],
    queryFn: async () => (await checkPermission(api, userID, asked)).body,
  });
