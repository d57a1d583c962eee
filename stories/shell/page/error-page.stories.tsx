import { ApiError } from '#api/errors.ts';
import { ErrorPage } from '#components/shell/page/error-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / error-page' };

const fault = (error: unknown, isGuest = false) => (
  <StorySite>
    <ErrorPage error={error} path="/profile/7/Ingrid" isGuest={isGuest} />
  </StorySite>
);

export const GuestWithoutPermission = () => fault(ApiError.permission(['profiles.view']), true);

export const MemberWithoutPermission = () => fault(ApiError.permission(['settings.view']));

export const NotFound = () => fault(new ApiError('discussion.not-found'));

export const Gone = () => fault(new ApiError('discussion.gone'));

export const Unreachable = () => fault(ApiError.unreachable());

export const Unexpected = () => fault(new Error('an internal error message'));
