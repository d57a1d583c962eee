import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** Whose statuses there are, in the order in which they are shown; the empty key stands for all types. */
export const statusPlaces: Readonly<Record<DiscussionType | '', MessageID>> = {
  question: 'discussion.status.of-questions',
  idea: 'discussion.status.of-ideas',
  discussion: 'discussion.status.of-discussions',
  '': 'discussion.status.of-all',
};

/** Statuses by the type that they are for; types without any are left out. */
export const statusGroups = (statuses: readonly RecordStatus[]) =>
  Object.entries(statusPlaces)
    .map(([type, words]) => ({
      name: t(words),
      members: statuses.filter(({ recordSubtype }) => (recordSubtype ?? '') === type),
    }))
    .filter(({ members }) => members.length > 0);
