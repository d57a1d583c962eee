import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** Checks that the viewer may create access tokens of their own. */
export function requireTokenCreation(viewer: Viewer, settings: Settings): void {
  requirePermission(viewer, 'tokens.add');
  const creators = settings['tokens.creators'];
  if (creators === 'nobody' || (creators === 'administrators' && !may(viewer, 'site.manage')))
    throw new ApiError('access-token.creation-closed');
}

/** Checks that a new token does not live longer than the site allows. @throws {ApiError} request.invalid at lifetime. */
export function requireTokenLifetime(settings: Settings, lifetime: number | null | undefined): void {
  const most = settings['tokens.maxDays'];
  if (most > 0 && (!lifetime || lifetime > most))
    throw ApiError.fields({ lifetime: `Choose a lifetime of at most ${most} days.` });
}
