import { DiscussionStatistics } from '#components/discussion/discussion-statistics.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / discussion-statistics' };

export const Busy = () => (
  <StorySite>
    <DiscussionStatistics discussion={aDiscussion({ countViews: 1_234_567 })} />
  </StorySite>
);

export const New = () => (
  <StorySite>
    <DiscussionStatistics discussion={aDiscussion({ countComments: 0, countViews: 1, score: 0 })} />
  </StorySite>
);
