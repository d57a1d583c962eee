import type { DiscussionType } from '#api/discussion/discussion-type.ts';

/** Whether what a status says is still to be dealt with. */
export const statusStates = ['open', 'closed'] as const;

/** A status that discussions have by themselves. Internal ones are for staff, and say whether a discussion is resolved. */
interface SystemStatus {
  readonly name: string;
  readonly state: (typeof statusStates)[number];
  readonly recordSubtype: DiscussionType | null;
  readonly isDefault: boolean;
  readonly isInternal: boolean;
}

const status = (
  name: string,
  state: SystemStatus['state'],
  more: Partial<Omit<SystemStatus, 'name' | 'state'>> = {},
): SystemStatus => ({ name, state, recordSubtype: null, isDefault: false, isInternal: false, ...more });

/** The numbers of the statuses that discussions have by themselves; those that administrators make begin at 10,000. */
export const statusIDs = {
  none: 0,
  unanswered: 1,
  answered: 2,
  accepted: 3,
  rejected: 4,
  unresolved: 7,
  resolved: 8,
} as const;

/** The internal status, which says whether staff resolved a discussion. */
export const internalStatusID = (isResolved: boolean): number =>
  isResolved ? statusIDs.resolved : statusIDs.unresolved;

const question = { recordSubtype: 'question' } as const;

/** Every status that discussions have by themselves, by its number. */
export const systemStatuses: ReadonlyMap<number, SystemStatus> = new Map([
  [statusIDs.none, status('None', 'open', { isDefault: true })],
  [statusIDs.unanswered, status('Unanswered', 'open', { ...question, isDefault: true })],
  [statusIDs.answered, status('Answered', 'open', question)],
  [statusIDs.accepted, status('Accepted', 'closed', question)],
  [statusIDs.rejected, status('Rejected', 'open', question)],
  [statusIDs.unresolved, status('Unresolved', 'open', { isInternal: true, isDefault: true })],
  [statusIDs.resolved, status('Resolved', 'closed', { isInternal: true })],
]);
