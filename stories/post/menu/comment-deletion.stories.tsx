import { useRef } from 'react';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentDeletion } from '#components/post/menu/comment-deletion.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / comment-deletion' };

function Opened() {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['comments.delete']}>
      <WritingProvider>
        <Button ref={opener}>Options</Button>
        <CommentDeletion commentID={91} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const Open = () => <Opened />;
