import { PermissionCheckPage } from '#components/moderation/permission/permission-check-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / permission-check-page' };

const page = (requested: Parameters<typeof PermissionCheckPage>[0]['asked']) => (
  <StorySite isBare me={ingrid}>
    <PermissionCheckPage asked={requested} />
  </StorySite>
);

export const Blank = () => page({});

export const UnknownMember = () => page({ name: 'Nobody', isUnknown: true });
