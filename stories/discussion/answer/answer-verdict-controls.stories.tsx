import { AnswerVerdictControls } from '#components/discussion/answer/answer-verdict-controls.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / answer-verdict-controls' };

export const ForQuestionAuthor = () => (
  <StorySite me={ingrid}>
    <AnswerVerdictControls
      comment={aComment()}
      discussion={aDiscussion({ type: 'question', insertUserID: ingrid.userID })}
    />
  </StorySite>
);
