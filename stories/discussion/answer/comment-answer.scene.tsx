import { CommentAnswer } from '#components/discussion/answer/comment-answer.tsx';
import { commentAnswerModel } from '#machines/discussion/answer/comment-answer.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';

/** The scene of the verdict buttons of a pending answer. */
export const commentAnswerScene = defineScene(commentAnswerModel, {
  render: () => (
    <StorySite me={ingrid}>
      <CommentAnswer comment={aComment()} />
    </StorySite>
  ),
});
