import { ContentResourceList } from '#components/administration/translation/content/content-resource-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { someResources } from './content-samples.ts';

export default { title: 'administration / content-resource-list' };

export const Four = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ContentResourceList resources={someResources} locale="de" />
  </StorySite>
);
