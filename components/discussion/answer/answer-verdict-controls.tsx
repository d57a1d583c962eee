import { answerVerdictPermissions } from '#api/discussion/answer/answer-status.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { useIsMe, useIsMember, useMay } from '#components/shell/site/site-context.tsx';
import { CommentAnswer } from './comment-answer.tsx';

/**
 * The verdict buttons of an answer, for the author of the question and for moderators. Renders nothing for other users.
 */
export function AnswerVerdictControls({ comment, discussion }: { comment: Comment; discussion: CommentedDiscussion }) {
  const may = useMay();
  const { insertUserID, categoryID, closed } = discussion;
  const isMember = useIsMember();
  const isAuthor = useIsMe(insertUserID);
  const isAnswer = comment.displayMode === 'full' && (comment.depth === 1 || comment.qna !== null);
  const isJudge = isAuthor || may(answerVerdictPermissions, categoryID);
  if (!isMember || !isAnswer || !isJudge || (closed && !may('community.moderate'))) return null;
  return <CommentAnswer comment={comment} />;
}
