import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentMenu } from '#components/post/menu/comment-menu.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / comment-menu' };

const menu = (own: { me?: Me; permissions?: string[] }, insertUserID = 8) => (
  <StorySite {...own} settings={{ 'ui.editContentTimeout': -1 }}>
    <WritingProvider>
      <CommentMenu
        comment={aComment({ insertUserID })}
        discussion={aDiscussion()}
        label="Options for comment by MaireadK"
        defaultOpen
      />
    </WritingProvider>
  </StorySite>
);

export const Author = () => menu({ me: ingrid }, 7);

export const MayModerate = () => menu({ me: ingrid, permissions: ['comments.edit', 'comments.delete'] });
