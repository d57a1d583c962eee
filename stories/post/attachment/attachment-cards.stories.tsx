import { AttachmentCards } from '#components/post/attachment/attachment-cards.tsx';
import { attachmentSeed } from '#stories/support/attachment-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anAttachment } from '#tests/support/builders/attachment-builders.ts';

export default { title: 'post / attachment-cards' };

export const One = () => (
  <StorySite me={ingrid} permissions={['staff.allow']} seed={attachmentSeed}>
    <AttachmentCards attachments={[anAttachment()]} />
  </StorySite>
);
