import { ContentRecordList } from '#components/administration/translation/content/content-record-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { contentSeed, germanCategories, someResources } from './content-samples.ts';

export default { title: 'administration / content-record-list' };

const empty = (filter: typeof germanCategories) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={contentSeed([], filter)}>
    {someResources.slice(0, 1).map((resource) => (
      <ContentRecordList key={resource.urlCode} resource={resource} filter={filter} />
    ))}
  </StorySite>
);

export const NoneMissing = () => empty({ ...germanCategories, state: 'missing' });
export const NoneFound = () => empty({ ...germanCategories, query: 'harbor' });
