import type { BulkAction } from './bulk-job.machine.ts';

/** What is known of a record that can be selected; those on other pages of the list are not known here. */
export interface BulkRecord {
  readonly id: number;
  readonly name: string;
  readonly categoryID: number;
  readonly categoryName: string;
  readonly closed: boolean;
}

/** What a bulk action is asked about: the selected records that are known, and how many are selected in all. */
export interface BulkQuestion {
  readonly records: readonly BulkRecord[];
  readonly count: number;
  readonly isPending: boolean;
  /** Whether the viewer may manage the discussions of a category (decision 12). */
  readonly mayManage: (categoryID: number) => boolean;
}

const lacking: Readonly<Record<BulkAction, string>> = {
  move: 'You don’t have the edit permission on the following discussions:',
  merge: 'You don’t have the edit permission on the following discussions:',
  close: "You don't have the close permission on the following discussions:",
  delete: 'You don’t have the delete permission on the following discussions:',
};

/** Why a bulk action cannot be done with what is selected; undefined when it can (specification part 2 §5 and §8). */
export function bulkRefusal(action: BulkAction, question: BulkQuestion): string | undefined {
  const { records, count, isPending, mayManage } = question;
  if (isPending) return 'Selected discussions are still being processed.';
  const refused = records.filter(({ categoryID }) => !mayManage(categoryID));
  if (refused.length > 0)
    return `${lacking[action]} ${[...new Set(refused.map(({ categoryName }) => categoryName))].join(', ')}`;
  if (action === 'merge' && count < 2) return 'You must select at least 2 discussions to merge.';
  const areAllClosed = records.length === count && records.every(({ closed }) => closed);
  return action === 'close' && areAllClosed ? 'Selected discussions are already closed.' : undefined;
}
