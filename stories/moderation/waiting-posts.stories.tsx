import { ownHeldPostsQuery } from '#api/moderation/held-post.queries.ts';
import { WaitingPosts } from '#components/moderation/waiting-posts.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/report-builders.ts';

export default { title: 'moderation / waiting-posts' };

export const Some = () => (
  <StorySite
    me={ingrid}
    seed={(client, api) =>
      client.setQueryData(ownHeldPostsQuery(api).queryKey, [
        aHeldPost(),
        aHeldPost({ heldPostID: 2, status: 'rejected', reason: 'Please say more.' }),
      ])
    }
  >
    <WaitingPosts />
  </StorySite>
);
