import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { DiscussionMenu } from '#components/post/menu/discussion-menu.tsx';
import { attachmentSeed } from '#stories/support/attachment-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / integration-items' };

export const InMenu = () => (
  <StorySite
    me={ingrid}
    permissions={['staff.allow', 'flag.add']}
    settings={{ 'externalAttachments.enabled': true }}
    seed={attachmentSeed}
  >
    <WritingProvider>
      <DiscussionMenu discussion={aDiscussion()} defaultOpen />
    </WritingProvider>
  </StorySite>
);
