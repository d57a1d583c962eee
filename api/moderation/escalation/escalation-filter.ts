import { listAddress } from '#api/list-address.ts';
import {
  type Assignee,
  assigneeIn,
  given,
  nameIn,
  numberIn,
  pageIn,
  reasonGivenIn,
  type SearchWords,
} from '#api/moderation/triage/report-filter.ts';

/** Where an escalation can stand. */
export const escalationStatuses = ['open', 'in-progress', 'on-hold', 'done'] as const;

/** Where an escalation stands. */
export type EscalationStatus = (typeof escalationStatuses)[number];

/** Which escalations are shown by where they stand; those that are open or in progress unless something else is asked. */
export const shownEscalations = ['unfinished', ...escalationStatuses] as const;

/** Which escalations the page shows; it stands in the page's address (`spec/screens.md` F9). One alone by its number. */
export interface EscalationFilter {
  readonly status: (typeof shownEscalations)[number];
  readonly page: number;
  readonly escalationID?: string;
  readonly reason?: string;
  readonly assignee?: Assignee;
  /** By name. */
  readonly author?: string;
  readonly authorRole?: string;
}

/** Reads the filter from an address. What makes no sense is left out. */
export const escalationFilterIn = (search: SearchWords): EscalationFilter => ({
  status: escalationStatuses.find((status) => status === search['status']) ?? 'unfinished',
  page: pageIn(search),
  ...(given({
    escalationID: numberIn(search, 'escalationID'),
    reason: reasonGivenIn(search),
    assignee: assigneeIn(search),
    author: nameIn(search, 'author'),
    authorRole: numberIn(search, 'authorRole'),
  }) as Partial<EscalationFilter>),
});

/** The address of the escalations with a filter, from the second page on with the page. */
export const escalationListUrl = ({ status, page, ...rest }: EscalationFilter): string =>
  listAddress('/dashboard/content/escalations', {
    ...(status !== 'unfinished' && { status }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
