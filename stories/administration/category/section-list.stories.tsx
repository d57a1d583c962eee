import { SectionList } from '#components/administration/category/section-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { sectionSeed } from './section-samples.ts';

export default { title: 'administration / section-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={sectionSeed}>
    <SectionList />
  </StorySite>
);
