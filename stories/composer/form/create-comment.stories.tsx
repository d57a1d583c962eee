import { CreateComment } from '#components/composer/form/create-comment.tsx';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import type { Me } from '#components/shell/site/site-context.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'composer / create-comment' };

const box = (own: { me?: Me; permissions?: string[] }, closed = false) => (
  <StorySite {...own}>
    <WritingProvider>
      <CreateComment discussion={aDiscussion({ closed })} />
    </WritingProvider>
  </StorySite>
);

export const Member = () => box({ me: ingrid, permissions: ['comments.add'] });

export const Guest = () => box({});

export const Closed = () => box({ me: ingrid, permissions: ['comments.add'] }, true);
