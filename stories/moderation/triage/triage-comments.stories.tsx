import { latestCommentsQuery } from '#api/moderation/triage/discussion-triage.queries.ts';
import { TriageComments } from '#components/moderation/triage/triage-comments.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'moderation / triage-comments' };

const discussion = aDiscussion({ countComments: 2 });

const comments = (mayNote: boolean) => (
  <StorySite
    me={ingrid}
    permissions={['staff.allow', 'community.moderate']}
    seed={(client, api) =>
      client.setQueryData(latestCommentsQuery(api, discussion.discussionID).queryKey, [
        aComment({ commentID: 2, body: '<p>So does mine.</p>' }),
        aComment(),
      ])
    }
  >
    <TriageComments discussion={discussion} mayNote={mayNote} />
  </StorySite>
);

export const ForModerators = () => comments(true);

export const ForOtherStaff = () => comments(false);
