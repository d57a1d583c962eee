import { listAddress } from '#api/list-address.ts';

/** What a report can have become. */
export const reportStatuses = ['new', 'escalated', 'dismissed', 'rejected'] as const;

/** What has become of a report. */
export type ReportStatus = (typeof reportStatuses)[number];

/** What can be reported. */
export const reportedKinds = ['discussion', 'comment', 'message', 'user'] as const;

/** Which reports the queue shows; it stands in the page's address (specification part 2, `spec/screens.md` F9). */
export interface ReportFilter {
  /** None: whatever became of them. */
  readonly status: readonly ReportStatus[];
  readonly sort: 'dateInserted' | '-dateInserted';
  readonly page: number;
  readonly reason?: string;
  readonly recordType?: (typeof reportedKinds)[number];
  readonly recordID?: string;
  readonly place?: string;
  /** Members stand in the address by name. */
  readonly reporter?: string;
  readonly reporterRole?: string;
  readonly author?: string;
  readonly assignee?: Assignee;
}

/** Whose work is shown: nobody's, one's own, or that of the member of a number. */
export type Assignee = 'none' | 'me' | `${number}`;

/** The part of an address that comes after the question mark, by name. */
export type SearchWords = Readonly<Record<string, unknown>>;

const one = (search: SearchWords, name: string): string | undefined => {
  const value = search[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === '' ? undefined : String(first);
};

const among = <T extends string>(value: string | undefined, known: readonly T[]): T | undefined =>
  known.find((name) => name === value);

/** A number that was given in an address; undefined where something else was. */
export const numberIn = (search: SearchWords, name: string): `${number}` | undefined => {
  const value = one(search, name);
  return value && /^\d{1,15}$/.test(value) ? (value as `${number}`) : undefined;
};

/** A reason that was given in an address. */
export const reasonGivenIn = (search: SearchWords): string | undefined =>
  one(search, 'reason')?.match(/^[a-z0-9-]{1,60}$/)?.[0];

/** A member's name that was given in an address. */
export const nameIn = (search: SearchWords, name: string): string | undefined =>
  one(search, name)?.trim().slice(0, 100) || undefined;

/** Whose work an address asks for. */
export const assigneeIn = (search: SearchWords): Assignee | undefined =>
  among(one(search, 'assignee'), ['none', 'me'] as const) ?? numberIn(search, 'assignee');

/** How lists are asked for somebody's work. */
export const assignedTo = (assignee: Assignee): 'none' | '$me' | `${number}` => (assignee === 'me' ? '$me' : assignee);

/** The page that an address asks for. */
export const pageIn = (search: SearchWords): number => Math.max(1, Number(numberIn(search, 'page') ?? 1));

/** What is there of some values. */
export const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;

function statusesIn(search: SearchWords): readonly ReportStatus[] {
  const asked = search['statuses'] ?? search['status'];
  if (asked === undefined || asked === '') return ['new'];
  const names = [asked].flat().flatMap((value) => String(value).split(','));
  return reportStatuses.filter((status) => names.includes(status));
}

/** Reads the filter from an address: `statuses=none` starts without a status. What makes no sense is left out. */
export function reportFilterIn(search: SearchWords): ReportFilter {
  const recordType = among(one(search, 'recordType'), reportedKinds);
  return {
    status: statusesIn(search),
    sort: one(search, 'sort') === 'oldest' ? 'dateInserted' : '-dateInserted',
    page: pageIn(search),
    ...(given({
      reason: reasonGivenIn(search),
      recordType,
      recordID: recordType && numberIn(search, 'recordID'),
      place: numberIn(search, 'place'),
      reporter: nameIn(search, 'reporter'),
      reporterRole: numberIn(search, 'reporterRole'),
      author: nameIn(search, 'author'),
      assignee: assigneeIn(search),
    }) as Partial<ReportFilter>),
  };
}

/** The address of the queue with a filter, from the second page on with the page. */
export function reportQueueUrl({ status, sort, page, ...rest }: ReportFilter): string {
  const statuses = status.length === 0 ? 'none' : status.join();
  return listAddress('/dashboard/content/reports', {
    ...(statuses !== 'new' && { statuses }),
    ...(sort === 'dateInserted' && { sort: 'oldest' }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
}

/** The address of all reports of one record, whatever became of them. */
export const reportsOfRecord = ({
  recordType,
  recordID,
}: {
  readonly recordType: (typeof reportedKinds)[number];
  readonly recordID: number;
}): string => reportQueueUrl({ status: [], sort: '-dateInserted', page: 1, recordType, recordID: String(recordID) });
