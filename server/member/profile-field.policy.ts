import { ApiError } from '#api/errors.ts';
import type { ProfileField } from '#api/member/profile-field.contract.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';

/** Whether the viewer may see this question at all, whoever answered it. */
export function maySeeField(viewer: Viewer, field: ProfileField): boolean {
  if (may(viewer, 'site.manage')) return true;
  if (!field.enabled) return false;
  if (viewer.userID === 0)
    return field.visibility === 'public' || (field.visibility === 'private' && field.registrationOptions !== 'hidden');
  return field.visibility !== 'internal' || may(viewer, 'internalInfo.view');
}

/** Whether the viewer may see what this member answered; that their profile is open to the viewer is known already. */
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

/** Whether the viewer may change what this member answered (`spec/api.md`, mutability). */
export function mayChangeValue(viewer: Viewer, field: ProfileField, userID: number): boolean {
  if (!maySeeValue(viewer, field, userID) || field.mutability === 'none') return false;
  if (may(viewer, 'users.edit')) return true;
  return field.mutability === 'all' && viewer.userID === userID && may(viewer, 'profiles.edit');
}

/** @throws {ApiError} permission.missing when one of the named answers is not the viewer's to change. */
export function demandChangeOfValues(
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
