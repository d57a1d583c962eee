import { deletedPostsQuery } from '#api/moderation/log/log.queries.ts';
import type { DeletedPost } from '#api/moderation/revision/deleted-post.contract.ts';
import { deletedQueryOf } from '#components/moderation/log/log-url.ts';
import { DeletedPostContent } from '#components/moderation/revision/deleted-post-content.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDeletedPost } from '#tests/support/builders/log-builders.ts';

export default { title: 'moderation / deleted-post-content' };

const listing = (recordType: DeletedPost['recordType'], rows: readonly DeletedPost[]) => {
  const address = { recordType, parentRecordID: 40, page: 1 };
  return (
    <StorySite
      isBare
      me={ingrid}
      seed={(client, api) =>
        client.setQueryData(deletedPostsQuery(api, deletedQueryOf(address)).queryKey, {
          rows,
          total: rows.length,
          limit: 20,
        })
      }
    >
      <DeletedPostContent address={address} />
    </StorySite>
  );
};

export const Nothing = () => listing('comment', []);

export const Comments = () => listing('comment', [aDeletedPost(), aDeletedPost({ recordID: 89, reason: 'Not kind.' })]);

export const Discussions = () => listing('discussion', [aDeletedPost({ recordType: 'discussion', recordID: 40 })]);
