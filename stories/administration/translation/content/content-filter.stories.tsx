import { ContentFilter } from '#components/administration/translation/content/content-filter.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { germanCategories } from './content-samples.ts';

export default { title: 'administration / content-filter' };

export const Chosen = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ContentFilter filter={{ ...germanCategories, state: 'by-machine', query: 'Benches' }} />
  </StorySite>
);
