import { useRef } from 'react';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentDeletion } from '#components/post/menu/comment-deletion.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / comment-deletion' };

function Opened() {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <StorySite me={ingrid} permissions={['comments.delete']}>
      <WritingProvider>
        <button ref={opener} type="button">
          Options
        </button>
        <CommentDeletion commentID={91} returnTo={opener} />
      </WritingProvider>
    </StorySite>
  );
}

export const Open = () => <Opened />;
