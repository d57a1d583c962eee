import { AnswerMark } from '#components/discussion/answer/answer-mark.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / answer-mark' };

export const Accepted = () => (
  <StorySite>
    <AnswerMark qna="accepted" />
  </StorySite>
);

export const Rejected = () => (
  <StorySite>
    <AnswerMark qna="rejected" />
  </StorySite>
);

export const SeveralAnswers = () => (
  <StorySite>
    <AnswerMark qna="accepted" place="/discussion/comment/7#Comment_7" />
  </StorySite>
);
