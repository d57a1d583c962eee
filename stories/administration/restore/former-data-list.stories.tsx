import { FormerDataList } from '#components/administration/restore/former-data-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { formerData } from './restoration-samples.ts';

export default { title: 'administration / former-data-list' };

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <FormerDataList former={formerData} mayRestore onChange={() => {}} />
  </StorySite>
);
