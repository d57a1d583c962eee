/** The bulk actions on discussions. */
export type DiscussionBulkAction = 'delete' | 'move' | 'merge' | 'close';

/** The bulk actions on comments. */
export type CommentBulkAction = 'remove' | 'split' | 'warn';

/** The bulk actions on held posts. */
export type HeldPostBulkAction = 'approve' | 'reject' | 'erase';

/** The bulk actions on members. */
export type MemberBulkAction = 'assign' | 'write' | 'ban' | 'remove-member';

/** The bulk actions on records. */
export type BulkAction = DiscussionBulkAction | CommentBulkAction | HeldPostBulkAction | MemberBulkAction;

/** The parameters of a job in addition to its records: the destination, and whether a redirect is left. */
export interface BulkChoice {
  /** The category to move to, or the discussion to merge into. */
  readonly destinationID: number;
  readonly addRedirects: boolean;
}

/** The request of a job. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly ids: readonly number[];
  readonly choice: BulkChoice | undefined;
}

/** Returns the records that change: all except the one into which the others are merged. */
export const changingRecordIDs = ({ action, ids, choice }: BulkRequest): readonly number[] =>
  action === 'merge' ? ids.filter((id) => id !== choice?.destinationID) : ids;
