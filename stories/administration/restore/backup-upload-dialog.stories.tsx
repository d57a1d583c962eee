import { useRef } from 'react';
import { BackupUploadDialog } from '#components/administration/restore/backup-upload-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / backup-upload-dialog' };

function Opened() {
  const returnTo = useRef<HTMLElement>(null);
  return <BackupUploadDialog returnTo={returnTo} />;
}

export const Open = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <Opened />
  </StorySite>
);
