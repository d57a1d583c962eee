import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentRowItems } from '#components/post/comment-row-items.tsx';
import { OptionsButton } from '#components/post/menu/options-button.tsx';
import { Menu } from '#components/primitives/overlay/menu.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / comment-row-items' };

export const InMenu = () => (
  <StorySite me={ingrid} permissions={['comments.add', 'conversations.add']}>
    <WritingProvider>
      <Menu defaultOpen label="Options" trigger={<OptionsButton label="Options" />}>
        <CommentRowItems comment={aComment()} discussion={aDiscussion()} onQuote={() => undefined} />
      </Menu>
    </WritingProvider>
  </StorySite>
);
