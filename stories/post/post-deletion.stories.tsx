import type { StateValueFrom } from 'xstate';
import { PostDeletion, usePostDeletion } from '#components/post/post-deletion.tsx';
import { Button } from '#components/primitives/button.tsx';
import { connectPostDeletion } from '#machines/post/post-deletion.connect.ts';
import { postDeletionMachine } from '#machines/post/post-deletion.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-deletion' };

const words = { title: 'Delete Comment', question: 'Are you sure you want to delete this comment?' };

const inState = (value: StateValueFrom<typeof postDeletionMachine>) => {
  const reason = value === 'failed' ? 'You need the comments.delete permission to do that.' : '';
  const snapshot = postDeletionMachine.resolveState({ value, context: { reason } });
  return (
    <StorySite me={ingrid}>
      <PostDeletion deletion={connectPostDeletion(snapshot, () => undefined)} {...words} />
    </StorySite>
  );
};

export const Open = () => inState('open');

export const Deleting = () => inState('deleting');

export const Failed = () => inState('failed');

const Asking = () => {
  const deletion = usePostDeletion(
    () => new Promise(() => undefined),
    () => undefined,
  );
  return (
    <>
      <Button variant="danger" onClick={deletion.ask}>
        Delete
      </Button>
      <PostDeletion deletion={deletion} {...words} />
    </>
  );
};

export const Live = () => (
  <StorySite me={ingrid}>
    <Asking />
  </StorySite>
);
