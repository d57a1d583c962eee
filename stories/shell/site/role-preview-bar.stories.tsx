import { RolePreviewBar } from '#components/shell/site/role-preview-bar.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / role-preview-bar' };

export const Bar = () => (
  <StorySite me={ingrid}>
    <RolePreviewBar name="Member" />
  </StorySite>
);
