import { ApiFailure } from '#api/failure.ts';

/**
 * The 403 that names what is missing, in the words of `spec/api.md` §0. Apart from `ApiFailure`, since pages seldom refuse
 * by themselves.
 */
export function permissionFailure(permissions: readonly string[], recordIDs?: readonly number[]): ApiFailure {
  const description =
    permissions.length === 1
      ? `You need the ${permissions[0]} permission to do that.`
      : `You need one of ${permissions.join(', ')} permissions to do that.`;
  const details = { description, permissions, ...(recordIDs && { recordIDs }) };
  return new ApiFailure('permission.missing', { status: 403, message: 'Permission Problem' }, details);
}
