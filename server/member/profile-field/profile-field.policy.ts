import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/** Returns true when the viewer may see this field, regardless of whose answer it contains. */
export function maySeeField(viewer: Viewer, field: ProfileField): boolean {
  if (may(viewer, 'site.manage')) return true;
  if (!field.enabled) return false;
  if (viewer.userID === 0)
    return field.visibility === 'public' || (field.visibility === 'private' && field.registrationOptions !== 'hidden');
  return field.visibility !== 'internal' || may(viewer, 'internalInfo.view');
}

/**
 * Returns true when the viewer may see this member's answer. The caller has already checked that the viewer may see the
 * profile.
 */
export function maySeeValue(
  viewer: Viewer,
  field: Pick<ProfileField, 'enabled' | 'visibility'>,
  userID: number,
): boolean {
  if (!field.enabled) return false;
  if (field.visibility === 'internal') return may(viewer, 'internalInfo.view');
  if (field.visibility === 'public') return true;
  return (viewer.userID === userID && userID !== 0) || may(viewer, 'personalInfo.view');
}

/** Returns true when the viewer may change this member's answer (docs/behavior/member.md#profile-fields). */
export function mayChangeValue(viewer: Viewer, field: ProfileField, userID: number): boolean {
  if (!maySeeValue(viewer, field, userID) || field.mutability === 'none') return false;
  if (may(viewer, 'users.edit')) return true;
  return field.mutability === 'all' && viewer.userID === userID && may(viewer, 'profiles.edit');
}

/** Checks that the viewer may change all named answers. @throws {ApiError} permission.missing. */
export function requireChangeOfValues(
  viewer: Viewer,
  fields: readonly ProfileField[],
  userID: number,
  { names, prefix }: { names: readonly string[]; prefix: string },
): void {
  const closed = fields.filter((field) => names.includes(field.apiName) && !mayChangeValue(viewer, field, userID));
  const hidden = closed.filter((field) => !maySeeValue(viewer, field, userID));
  if (closed.length > hidden.length) throw ApiError.permission(['users.edit']);
  const unknown = names.find(
    (name) => !fields.some(({ apiName }) => apiName === name) || hidden.some(({ apiName }) => apiName === name),
  );
  if (unknown !== undefined)
    throw ApiError.fields({ [prefix + unknown]: `The profile field “${unknown}” does not exist.` });
}
