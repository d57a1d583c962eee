import { commentForEditQuery } from '#api/discussion/comment/comment-edit.queries.ts';
import { EditComment } from '#components/composer/form/edit-comment.tsx';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aComment, aCommentToEdit } from '#tests/support/builders/comment-builders.ts';

export default { title: 'composer / edit-comment' };

const editor = (seed: Seed) => (
  <StorySite me={ingrid} permissions={['uploads.add']} seed={seed}>
    <WritingProvider>
      <EditComment comment={aComment()} />
    </WritingProvider>
  </StorySite>
);

export const Editing = () =>
  editor((client, api) => client.setQueryData(commentForEditQuery(api, 91).queryKey, aCommentToEdit()));

export const Loading = () => editor(() => undefined);
