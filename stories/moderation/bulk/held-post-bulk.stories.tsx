import { BulkCheckbox, BulkRowNote } from '#components/moderation/bulk/bulk-checkbox.tsx';
import { HeldPostBulk } from '#components/moderation/bulk/held-post-bulk.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / held-post-bulk' };

const posts = [aHeldPost(), aHeldPost({ heldPostID: 2, name: 'Cheap sails', causes: ['spam'] })];

/** Select several posts with Shift and the arrow keys; the toolbar with the actions appears below. */
export const Queue = () => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <HeldPostBulk posts={posts}>
      <ul>
        {posts.map(({ heldPostID, name }) => (
          <li key={heldPostID}>
            <BulkCheckbox id={heldPostID} name={name} /> {name} <BulkRowNote id={heldPostID} />
          </li>
        ))}
      </ul>
    </HeldPostBulk>
  </StorySite>
);
