import { RolePreviewNotice } from '#components/shell/site/role-preview-notice.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / role-preview-notice' };

export const Notice = () => (
  <StorySite me={{ ...ingrid, preview: { kind: 'role', id: 8, name: 'Member' } }}>
    <RolePreviewNotice />
  </StorySite>
);
