import { useRef } from 'react';
import { AttachmentDialog } from '#components/post/attachment/attachment-dialog.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { attachmentSeed, sentRecord } from '#stories/support/attachment-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anIntegration } from '#tests/support/builders/attachment-builders.ts';

export default { title: 'post / attachment-dialog' };

function Opened() {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['staff.allow']} seed={attachmentSeed}>
      <Button ref={opener}>Discussion Options</Button>
      <AttachmentDialog integration={anIntegration()} record={sentRecord} returnTo={opener} />
    </StorySite>
  );
}

export const Filled = () => <Opened />;
