import { answerJudges } from '#api/discussion/answer/answer-status.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { mayReport, mayWarn, type OptionFacts } from './discussion-option.ts';

/** What can be done with a comment from its menu. */
export type CommentOption = 'edit' | 'delete' | 'status' | 'split' | 'history' | 'warn' | 'report';

/** What decides which options there are. */
export type CommentOptionFacts = Pick<OptionFacts, 'userID' | 'may' | 'settings' | 'canEdit'> & {
  readonly comment: Pick<Comment, 'categoryID' | 'insertUserID'> & Partial<Pick<Comment, 'qna'>>;
  /** Whether there is a selection around, by which the comment can be split off. */
  readonly canSplit: boolean;
};

/** The options of a comment in their groups; what the viewer may not do is left out. */
export function commentOptions({
  comment,
  canSplit,
  ...facts
}: CommentOptionFacts): readonly (readonly CommentOption[])[] {
  const { may, canEdit } = facts;
  const allowed: Record<CommentOption, boolean> = {
    edit: canEdit,
    delete: may('comments.delete', comment.categoryID),
    // Who asked judges below the answer; this is for those who keep order.
    status: Boolean(comment.qna) && may(answerJudges, comment.categoryID),
    split: canSplit,
    history: may('discussions.moderate', comment.categoryID),
    warn: mayWarn(facts, comment.insertUserID),
    report: facts.userID !== comment.insertUserID && mayReport(facts, comment.insertUserID),
  };
  return groups.map((group) => group.filter((option) => allowed[option])).filter((group) => group.length > 0);
}

const groups: readonly (readonly CommentOption[])[] = [
  ['edit', 'delete', 'status'],
  ['split', 'history'],
  ['warn', 'report'],
];
