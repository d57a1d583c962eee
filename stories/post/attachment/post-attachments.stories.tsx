import { PostAttachments } from '#components/post/attachment/post-attachments.tsx';
import { attachmentSeed } from '#stories/support/attachment-seed.ts';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anAttachment } from '#tests/support/builders/attachment-builders.ts';

export default { title: 'post / post-attachments' };

export const One = () => (
  <StorySite me={ingrid} permissions={['staff.allow']} seed={attachmentSeed}>
    <PostAttachments attachments={[anAttachment()]} />
  </StorySite>
);

export const None = () => (
  <StorySite>
    <EmptyStory reason="The post has no attachments.">
      <PostAttachments />
    </EmptyStory>
  </StorySite>
);
