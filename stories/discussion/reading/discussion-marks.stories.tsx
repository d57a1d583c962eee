import { DiscussionMarks } from '#components/discussion/reading/discussion-marks.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion, aStatusFragment } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-marks' };

export const All = () => (
  <StorySite>
    <DiscussionMarks
      discussion={aDiscussion({ closed: true, pinned: true, resolved: true, status: aStatusFragment() })}
    />
  </StorySite>
);

export const Closed = () => (
  <StorySite>
    <DiscussionMarks discussion={aDiscussion({ closed: true })} />
  </StorySite>
);

export const Answered = () => (
  <StorySite>
    <DiscussionMarks
      discussion={aDiscussion({
        type: 'question',
        statusID: 3,
        status: aStatusFragment({ statusID: 3, name: 'Accepted', state: 'closed' }),
        acceptedCommentID: 94,
      })}
    />
  </StorySite>
);
