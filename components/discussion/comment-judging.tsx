import { answerJudges } from '#api/discussion/answer-status.ts';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { CommentAnswer } from './comment-answer.tsx';

/** The way to judge an answer, for those who may: who asked, and those who keep order. Nothing for others. */
export function CommentJudging({ comment, discussion }: { comment: Comment; discussion: Discussion }) {
  const { me } = useSite();
  const may = useMay();
  const { insertUserID, categoryID, closed } = discussion;
  const isAnswer = comment.displayMode === 'full' && (comment.depth === 1 || comment.qna !== null);
  const isJudge = me.userID === insertUserID || may(answerJudges, categoryID);
  if (me.userID === 0 || !isAnswer || !isJudge || (closed && !may('community.moderate'))) return null;
  return <CommentAnswer comment={comment} />;
}
