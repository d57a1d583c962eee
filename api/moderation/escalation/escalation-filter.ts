import { listAddress } from '#api/list-address.ts';
import {
  type Assignee,
  omitUndefined,
  parseAssigneeParam,
  parseNameParam,
  parseNumberParam,
  parsePageParam,
  parseReasonParam,
  type SearchParams,
} from '#api/moderation/triage/report-filter.ts';

/** The possible statuses of an escalation. */
export const escalationStatuses = ['open', 'in-progress', 'on-hold', 'done'] as const;

/** The status of an escalation. */
export type EscalationStatus = (typeof escalationStatuses)[number];

/** The status filters of the escalation list. The default, `unfinished`, covers open and in progress. */
export const shownEscalations = ['unfinished', ...escalationStatuses] as const;

/**
 * The filter of the escalation list, stored in the URL (docs/behavior/moderation.md#escalations). `escalationID`
 * selects a single escalation.
 */
export interface EscalationFilter {
  readonly status: (typeof shownEscalations)[number];
  readonly page: number;
  readonly escalationID?: string;
  readonly reason?: string;
  readonly assignee?: Assignee;
  /** The author's name. */
  readonly author?: string;
  readonly authorRole?: string;
}

/** Parses the filter from the URL search parameters. Invalid values are ignored. */
export const parseEscalationFilter = (search: SearchParams): EscalationFilter => ({
  status: escalationStatuses.find((status) => status === search['status']) ?? 'unfinished',
  page: parsePageParam(search),
  ...(omitUndefined({
    escalationID: parseNumberParam(search, 'escalationID'),
    reason: parseReasonParam(search),
    assignee: parseAssigneeParam(search),
    author: parseNameParam(search, 'author'),
    authorRole: parseNumberParam(search, 'authorRole'),
  }) as Partial<EscalationFilter>),
});

/** Returns the URL of the escalation list for a filter. The page number is included from page 2 on. */
export const escalationListUrl = ({ status, page, ...rest }: EscalationFilter): string =>
  listAddress('/dashboard/content/escalations', {
    ...(status !== 'unfinished' && { status }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
