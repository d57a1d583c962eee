import { PostTypeList } from '#components/administration/post-type/post-type-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { postTypeSeed } from './post-type-samples.ts';

export default { title: 'administration / post-type-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={postTypeSeed}>
    <PostTypeList />
  </StorySite>
);
