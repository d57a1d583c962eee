import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { DiscussionMenu } from '#components/post/menu/discussion-menu.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'post / discussion-menu' };

const menu = (own: { me?: Me; permissions?: string[] }, closed = false) => (
  <StorySite {...own} settings={{ 'ui.editContentTimeout': -1 }}>
    <WritingProvider>
      <DiscussionMenu discussion={aDiscussion({ closed })} label="Discussion Options" defaultOpen />
    </WritingProvider>
  </StorySite>
);

const mayAll = ['discussions.edit', 'discussions.close', 'discussions.delete'];

export const Author = () => menu({ me: ingrid, permissions: ['discussions.closeOwn'] });

export const MayModerate = () => menu({ me: ingrid, permissions: mayAll });

export const Closed = () => menu({ me: ingrid, permissions: mayAll }, true);
