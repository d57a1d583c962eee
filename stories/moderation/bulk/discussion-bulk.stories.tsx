import { DiscussionBulk } from '#components/moderation/bulk/discussion-bulk.tsx';
import { WithTools } from '#stories/support/story-selection.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'moderation / discussion-bulk' };

const discussions = [1, 2, 3].map((discussionID) => aDiscussion({ discussionID }));

/** Select discussions to show the available actions. */
export const Selecting = () => (
  <StorySite me={ingrid} permissions={['discussions.edit', 'discussions.delete', 'discussions.close']}>
    <WithTools>{(onTools) => <DiscussionBulk discussions={discussions} onTools={onTools} />}</WithTools>
  </StorySite>
);
