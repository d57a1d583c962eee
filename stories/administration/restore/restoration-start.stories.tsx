import { RestorationStart } from '#components/administration/restore/restoration-start.tsx';
import { aBackup } from '#stories/administration/backup/backup-samples.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / restoration-start' };

export const Ready = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <RestorationStart backup={aBackup} />
  </StorySite>
);
