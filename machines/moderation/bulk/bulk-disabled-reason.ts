import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import type { DiscussionBulkAction } from './bulk-request.ts';

/** A selectable record. Records on other pages of the list are unknown. */
export interface BulkRecord {
  readonly id: number;
  readonly name: string;
  readonly categoryID: number;
  readonly categoryName: string;
  readonly closed: boolean;
  readonly countComments?: number;
  /** The beginning of a comment's text. */
  readonly words?: string;
}

/** The input for checking a bulk action: the known selected records, and the total number selected. */
export interface BulkCheckInput {
  readonly records: readonly BulkRecord[];
  readonly count: number;
  readonly isPending: boolean;
  /** Whether the viewer may manage the discussions of a category (docs/behavior/moderation.md#bulk-actions). */
  readonly mayManage: (categoryID: number) => boolean;
}

const lacking = {
  move: 'moderation.bulk.no-edit',
  merge: 'moderation.bulk.no-edit',
  close: 'moderation.bulk.no-close',
  delete: 'moderation.bulk.no-delete',
} as const satisfies Record<DiscussionBulkAction, MessageID>;

/**
 * Returns the reason a bulk action is disabled for the selection; undefined when it is allowed
 * (docs/behavior/moderation.md#selection).
 */
export function bulkDisabledReason(action: DiscussionBulkAction, question: BulkCheckInput): string | undefined {
  const { records, count, isPending, mayManage } = question;
  if (isPending) return t('moderation.bulk.busy');
  const refused = records.filter(({ categoryID }) => !mayManage(categoryID));
  if (refused.length > 0)
    return t(lacking[action], { categories: [...new Set(refused.map(({ categoryName }) => categoryName))].join(', ') });
  if (action === 'merge' && count < 2) return t('moderation.bulk.too-few');
  const areAllClosed = records.length === count && records.every(({ closed }) => closed);
  return action === 'close' && areAllClosed ? t('moderation.bulk.closed-already') : undefined;
}
