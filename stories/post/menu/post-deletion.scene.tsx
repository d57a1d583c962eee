import { useRef } from 'react';
import { PostDeletion, usePostDeletion } from '#components/post/menu/post-deletion.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { postDeletionModel } from '#machines/post/menu/post-deletion.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

function Deleting() {
  const opener = useRef<HTMLButtonElement>(null);
  const remove = useStoryCall('/comments/91');
  const deletion = usePostDeletion(
    () => remove(undefined),
    () => opener.current?.focus(),
  );
  return (
    <>
      <Button ref={opener} variant="danger" onClick={deletion.ask}>
        Delete…
      </Button>
      <PostDeletion
        deletion={deletion}
        title="Delete Comment"
        question="Are you sure you want to delete this comment?"
        returnTo={opener}
      />
    </>
  );
}

/** The scene of the deletion of a comment. */
export const postDeletionScene = defineScene(postDeletionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Deleting />
    </StorySite>
  ),
});
