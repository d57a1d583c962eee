import { AnswerVerdictControls } from '#components/discussion/answer/answer-verdict-controls.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment, aDiscussion } from '#tests/support/builders/builders.ts';

export default { title: 'discussion / answer-verdict-controls' };

export const ForQuestionAuthor = () => (
  <StorySite me={ingrid}>
    <AnswerVerdictControls
      comment={aComment()}
      discussion={aDiscussion({ type: 'question', insertUserID: ingrid.userID })}
    />
  </StorySite>
);
