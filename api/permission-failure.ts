import { ApiFailure } from '#api/failure.ts';

/**
 * Creates the 403 error that names the missing permissions, with the message of docs/behavior/platform.md#errors. It is
 * separate from `ApiFailure` because pages rarely create this error themselves.
 */
export function permissionFailure(permissions: readonly string[], recordIDs?: readonly number[]): ApiFailure {
  const description =
    permissions.length === 1
      ? `You need the ${permissions[0]} permission to do that.`
      : `You need one of ${permissions.join(', ')} permissions to do that.`;
  const details = { description, permissions, ...(recordIDs && { recordIDs }) };
  return new ApiFailure('permission.missing', { status: 403, message: 'Permission Problem' }, details);
}
