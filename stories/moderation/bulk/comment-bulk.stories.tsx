import { CommentBulk } from '#components/moderation/bulk/comment-bulk.tsx';
import { WithTools } from '#stories/support/story-selection.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'moderation / comment-bulk' };

/** Select a comment to show the available actions. */
export const Selecting = () => (
  <StorySite me={ingrid} permissions={['comments.delete', 'discussions.edit']}>
    <WithTools>
      {(onTools) => (
        <CommentBulk discussion={aDiscussion()} thread={{ threadStructure: [], commentsByID: {} }} onTools={onTools} />
      )}
    </WithTools>
  </StorySite>
);
