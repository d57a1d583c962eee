import type { ContentAddress } from '#components/administration/translation/content/content-address.ts';
import { ContentOverview } from '#components/administration/translation/content/content-overview.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { contentSeed, germanCategories, someRecords } from './content-samples.ts';

export default { title: 'administration / content-overview' };

const showing = (address: ContentAddress | undefined) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={contentSeed(someRecords)}>
    <ContentOverview address={address} />
  </StorySite>
);

export const Resources = () => showing({ ...germanCategories, resource: undefined });
export const Records = () => showing(germanCategories);
export const OneLanguage = () => showing(undefined);
