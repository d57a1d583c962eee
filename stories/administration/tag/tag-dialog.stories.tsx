import { TagDialog } from '#components/administration/tag/tag-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { sailing } from './tag-samples.ts';

export default { title: 'administration / tag-dialog' };

const returnTo = { current: null };

export const New = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <TagDialog returnTo={returnTo} onSaved={() => undefined} />
  </StorySite>
);

export const Existing = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <TagDialog tag={sailing} returnTo={returnTo} onSaved={() => undefined} />
  </StorySite>
);
