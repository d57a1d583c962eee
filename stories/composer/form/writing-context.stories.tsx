import { useIsWritingAt, useWriting, WritingProvider } from '#components/composer/form/writing-context.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / writing-context' };

const Places = () => {
  const { open, announce } = useWriting();
  const isBelow = useIsWritingAt('bottom');
  const isReply = useIsWritingAt('reply-91');
  const isEdit = useIsWritingAt('edit-92');
  const spot = isBelow ? 'bottom' : isReply ? 'reply-91' : isEdit ? 'edit-92' : 'none';
  return (
    <>
      <p>Written is: {spot}</p>
      <Button onClick={() => open('bottom')}>Below the discussion</Button>{' '}
      <Button onClick={() => open('reply-91')}>As a reply</Button>{' '}
      <Button onClick={() => open('edit-92')}>In a comment</Button>{' '}
      <Button onClick={() => announce('Your comment has been posted.')}>Announce</Button>
    </>
  );
};

export const Live = () => (
  <StorySite>
    <WritingProvider>
      <Places />
    </WritingProvider>
  </StorySite>
);
