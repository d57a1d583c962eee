import { listAddress } from '#api/list-address.ts';

/** The possible statuses of a report. */
export const reportStatuses = ['new', 'escalated', 'dismissed', 'rejected'] as const;

/** The status of a report. */
export type ReportStatus = (typeof reportStatuses)[number];

/** The record types that can be reported. */
export const reportableRecordTypes = ['discussion', 'comment', 'message', 'user'] as const;

/** The filter of the report queue, stored in the URL (docs/behavior/moderation.md#report-queue). */
export interface ReportFilter {
  /** An empty list means every status. */
  readonly status: readonly ReportStatus[];
  readonly sort: 'dateInserted' | '-dateInserted';
  readonly page: number;
  readonly reason?: string;
  readonly recordType?: (typeof reportableRecordTypes)[number];
  readonly recordID?: string;
  readonly place?: string;
  /** The reporter's name. Members appear in the URL by name. */
  readonly reporter?: string;
  readonly reporterRole?: string;
  readonly author?: string;
  readonly assignee?: Assignee;
}

/** The assignee filter: unassigned, the viewer, or the member with the given ID. */
export type Assignee = 'none' | 'me' | `${number}`;

/** The URL search parameters by name. */
export type SearchParams = Readonly<Record<string, unknown>>;

const one = (search: SearchParams, name: string): string | undefined => {
  const value = search[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === '' ? undefined : String(first);
};

const among = <T extends string>(value: string | undefined, known: readonly T[]): T | undefined =>
  known.find((name) => name === value);

/** Returns a number from the search parameters, or undefined when the value is not a number. */
export const parseNumberParam = (search: SearchParams, name: string): `${number}` | undefined => {
  const value = one(search, name);
  return value && /^\d{1,15}$/.test(value) ? (value as `${number}`) : undefined;
};

/** Returns the report reason from the search parameters. */
export const parseReasonParam = (search: SearchParams): string | undefined =>
  one(search, 'reason')?.match(/^[a-z0-9-]{1,60}$/)?.[0];

/** Returns a member name from the search parameters. */
export const parseNameParam = (search: SearchParams, name: string): string | undefined =>
  one(search, name)?.trim().slice(0, 100) || undefined;

/** Returns the assignee filter from the search parameters. */
export const parseAssigneeParam = (search: SearchParams): Assignee | undefined =>
  among(one(search, 'assignee'), ['none', 'me'] as const) ?? parseNumberParam(search, 'assignee');

/** Maps an assignee filter to the API parameter of list requests. */
export const assignedTo = (assignee: Assignee): 'none' | '$me' | `${number}` => (assignee === 'me' ? '$me' : assignee);

/** Returns the page number from the search parameters; defaults to 1. */
export const parsePageParam = (search: SearchParams): number =>
  Math.max(1, Number(parseNumberParam(search, 'page') ?? 1));

/** Returns the properties that are not undefined. */
export const omitUndefined = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

function statusesIn(search: SearchParams): readonly ReportStatus[] {
  const requested = search['statuses'] ?? search['status'];
  if (requested === undefined || requested === '') return ['new'];
  const names = [requested].flat().flatMap((value) => String(value).split(','));
  return reportStatuses.filter((status) => names.includes(status));
}

/**
 * Parses the filter from the URL search parameters. `statuses=none` means no status filter. Invalid values are ignored.
 */
export function parseReportFilter(search: SearchParams): ReportFilter {
  const recordType = among(one(search, 'recordType'), reportableRecordTypes);
  return {
    status: statusesIn(search),
    sort: one(search, 'sort') === 'oldest' ? 'dateInserted' : '-dateInserted',
    page: parsePageParam(search),
    ...(omitUndefined({
      reason: parseReasonParam(search),
      recordType,
      recordID: recordType && parseNumberParam(search, 'recordID'),
      place: parseNumberParam(search, 'place'),
      reporter: parseNameParam(search, 'reporter'),
      reporterRole: parseNumberParam(search, 'reporterRole'),
      author: parseNameParam(search, 'author'),
      assignee: parseAssigneeParam(search),
    }) as Partial<ReportFilter>),
  };
}

/** Returns the URL of the report queue for a filter. The page number is included from page 2 on. */
export function reportQueueUrl({ status, sort, page, ...rest }: ReportFilter): string {
  const statuses = status.length === 0 ? 'none' : status.join();
  return listAddress('/dashboard/content/reports', {
    ...(statuses !== 'new' && { statuses }),
    ...(sort === 'dateInserted' && { sort: 'oldest' }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
}

/** Returns the URL of all reports of one record, in every status. */
export const recordReportsUrl = ({
  recordType,
  recordID,
}: {
  readonly recordType: (typeof reportableRecordTypes)[number];
  readonly recordID: number;
}): string => reportQueueUrl({ status: [], sort: '-dateInserted', page: 1, recordType, recordID: String(recordID) });
