import { useRef } from 'react';
import { DumpUploadDialog } from '#components/administration/import/dump-upload-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dump-upload-dialog' };

function Opened() {
  const returnTo = useRef<HTMLElement>(null);
  return <DumpUploadDialog returnTo={returnTo} />;
}

export const Open = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <Opened />
  </StorySite>
);
