import { ownHeldPostsQuery } from '#api/moderation/approval/held-post.queries.ts';
import { OwnHeldPosts } from '#components/moderation/approval/own-held-posts.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aHeldPost } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / own-held-posts' };

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
    <OwnHeldPosts />
  </StorySite>
);
