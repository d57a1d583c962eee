import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import type { DiscussionBulkAction } from './bulk-job.machine.ts';

/** What is known of a record that can be selected; those on other pages of the list are not known here. */
export interface BulkRecord {
  readonly id: number;
  readonly name: string;
  readonly categoryID: number;
  readonly categoryName: string;
  readonly closed: boolean;
  readonly countComments?: number;
  /** The first words of a comment. */
  readonly words?: string;
}

/** What a bulk action is asked about: the selected records that are known, and how many are selected in all. */
export interface BulkQuestion {
  readonly records: readonly BulkRecord[];
  readonly count: number;
  readonly isPending: boolean;
  /** Whether the viewer may manage the discussions of a category (decision 12). */
  readonly mayManage: (categoryID: number) => boolean;
}

const lacking = {
  move: 'moderation.bulk.no-edit',
  merge: 'moderation.bulk.no-edit',
  close: 'moderation.bulk.no-close',
  delete: 'moderation.bulk.no-delete',
} as const satisfies Record<DiscussionBulkAction, MessageID>;

/** Why a bulk action cannot be done with what is selected; undefined when it can (specification part 2 §5 and §8). */
export function bulkRefusal(action: DiscussionBulkAction, question: BulkQuestion): string | undefined {
  const { records, count, isPending, mayManage } = question;
  if (isPending) return t('moderation.bulk.busy');
  const refused = records.filter(({ categoryID }) => !mayManage(categoryID));
  if (refused.length > 0)
    return t(lacking[action], { categories: [...new Set(refused.map(({ categoryName }) => categoryName))].join(', ') });
  if (action === 'merge' && count < 2) return t('moderation.bulk.too-few');
  const areAllClosed = records.length === count && records.every(({ closed }) => closed);
  return action === 'close' && areAllClosed ? t('moderation.bulk.closed-already') : undefined;
}
