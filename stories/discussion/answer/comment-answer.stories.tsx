import { CommentAnswer } from '#components/discussion/answer/comment-answer.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';

export default { title: 'discussion / comment-answer' };

const judged = (qna: 'accepted' | 'rejected' | null) => (
  <StorySite me={ingrid}>
    <CommentAnswer comment={aComment({ qna })} />
  </StorySite>
);

export const Pending = () => judged(null);

export const Accepted = () => judged('accepted');

export const Rejected = () => judged('rejected');
