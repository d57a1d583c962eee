import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const names: ReadonlyMap<number, MessageID> = new Map([
  [statusIDs.none, 'discussion.status.none'],
  [statusIDs.unanswered, 'discussion.status.unanswered'],
  [statusIDs.answered, 'discussion.status.answered'],
  [statusIDs.accepted, 'discussion.status.accepted'],
  [statusIDs.rejected, 'discussion.status.rejected'],
]);

/** Returns the label of a status: translated for built-in statuses, as written by administrators for others. */
export function statusName({ statusID, name }: Pick<RecordStatus, 'statusID' | 'name'>): string {
  const words = names.get(statusID);
  return words ? t(words) : name;
}
