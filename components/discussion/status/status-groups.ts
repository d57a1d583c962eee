import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** The labels of the status groups by post type, in display order. The empty key groups the statuses of all types. */
export const statusGroupLabels: Readonly<Record<DiscussionType | '', MessageID>> = {
  question: 'discussion.status.of-questions',
  idea: 'discussion.status.of-ideas',
  discussion: 'discussion.status.of-discussions',
  '': 'discussion.status.of-all',
};

/** Groups statuses by post type. Types without statuses are omitted. */
export const statusGroups = (statuses: readonly RecordStatus[]) =>
  Object.entries(statusGroupLabels)
    .map(([type, words]) => ({
      name: t(words),
      members: statuses.filter(({ recordSubtype }) => (recordSubtype ?? '') === type),
    }))
    .filter(({ members }) => members.length > 0);
