import { answerVerdictPermissions } from '#api/discussion/answer/answer-status.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { type DiscussionOptionInput, mayReport, mayWarn } from './discussion-option.ts';

/** An option of a comment's menu. */
export type CommentOption = 'edit' | 'delete' | 'status' | 'split' | 'history' | 'warn' | 'report';

/** The data that determines which options are available. */
export type CommentOptionFacts = Pick<DiscussionOptionInput, 'userID' | 'may' | 'settings' | 'canEdit'> & {
  readonly comment: Pick<Comment, 'categoryID' | 'insertUserID'> & Partial<Pick<Comment, 'qna'>>;
  /** Whether a selection context is present, through which the comment can be split off. */
  readonly canSplit: boolean;
};

/** Returns the menu options of a comment in groups, without those the viewer may not use. */
export function commentOptions({
  comment,
  canSplit,
  ...facts
}: CommentOptionFacts): readonly (readonly CommentOption[])[] {
  const { may, canEdit } = facts;
  const allowed: Record<CommentOption, boolean> = {
    edit: canEdit,
    delete: may('comments.delete', comment.categoryID),
    // The author of the question judges below the answer. This option is for moderators.
    status: Boolean(comment.qna) && may(answerVerdictPermissions, comment.categoryID),
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
