import { ContentRecordPage } from '#components/administration/translation/content/content-record-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { contentSeed, someRecords, workshopAddress } from './content-samples.ts';

export default { title: 'administration / content-record-page' };

const translating = (records: typeof someRecords) => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={contentSeed(records)}>
    <ContentRecordPage address={workshopAddress} />
  </StorySite>
);

export const WithNext = () => translating(someRecords);
export const LastMissing = () => translating([]);
