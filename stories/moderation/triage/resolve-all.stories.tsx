import { ResolveAll } from '#components/moderation/triage/resolve-all.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / resolve-all' };

export const Default = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ResolveAll />
  </StorySite>
);
