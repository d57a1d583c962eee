import type { DiscussionType } from '#api/discussion/discussion-type.ts';

/** The two states of a status: open or closed. */
export const statusStates = ['open', 'closed'] as const;

/**
 * A built-in status that is assigned automatically. Internal statuses are for staff and state whether a discussion is
 * resolved.
 */
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

/** The IDs of the built-in statuses. The IDs of statuses that administrators create start at 10,000. */
export const statusIDs = {
  none: 0,
  unanswered: 1,
  answered: 2,
  accepted: 3,
  rejected: 4,
  unresolved: 7,
  resolved: 8,
} as const;

/** Returns the ID of the internal status that states whether staff has resolved a discussion. */
export const internalStatusID = (isResolved: boolean): number =>
  isResolved ? statusIDs.resolved : statusIDs.unresolved;

const question = { recordSubtype: 'question' } as const;

/** The built-in statuses by ID. */
export const systemStatuses: ReadonlyMap<number, SystemStatus> = new Map([
  [statusIDs.none, status('None', 'open', { isDefault: true })],
  [statusIDs.unanswered, status('Unanswered', 'open', { ...question, isDefault: true })],
  [statusIDs.answered, status('Answered', 'open', question)],
  [statusIDs.accepted, status('Accepted', 'closed', question)],
  [statusIDs.rejected, status('Rejected', 'open', question)],
  [statusIDs.unresolved, status('Unresolved', 'open', { isInternal: true, isDefault: true })],
  [statusIDs.resolved, status('Resolved', 'closed', { isInternal: true })],
]);
