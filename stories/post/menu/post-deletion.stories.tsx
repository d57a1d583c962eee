import { PostDeletion, usePostDeletion } from '#components/post/menu/post-deletion.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / post-deletion' };

const Asking = ({ title, question }: { title: string; question: string }) => {
  const deletion = usePostDeletion(
    () => new Promise(() => undefined),
    () => undefined,
  );
  return (
    <StorySite me={ingrid}>
      <Button variant="danger" onClick={deletion.ask}>
        Delete
      </Button>
      <PostDeletion deletion={deletion} title={title} question={question} />
    </StorySite>
  );
};

export const Comment = () => <Asking title="Delete Comment" question="Are you sure you want to delete this comment?" />;

export const Discussion = () => (
  <Asking title="Delete Discussion" question="Are you sure you want to delete this discussion?" />
);
