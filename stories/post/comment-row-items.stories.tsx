import { WritingProvider } from '#components/composer/writing-context.tsx';
import { CommentRowItems } from '#components/post/comment-row-items.tsx';
import { OptionsButton } from '#components/post/options-button.tsx';
import { Menu } from '#components/primitives/menu.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment, aDiscussion } from '#tests/support/builders.ts';

export default { title: 'post / comment-row-items' };

export const InAMenu = () => (
  <StorySite me={ingrid} permissions={['comments.add', 'conversations.add']}>
    <WritingProvider>
      <Menu defaultOpen label="Options" trigger={<OptionsButton label="Options" />}>
        <CommentRowItems comment={aComment()} discussion={aDiscussion()} />
      </Menu>
    </WritingProvider>
  </StorySite>
);
