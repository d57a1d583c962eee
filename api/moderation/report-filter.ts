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
  readonly reporter?: string;
  readonly author?: string;
  readonly assignedUserID?: 'none' | '$me';
}

/** The part of an address that comes after the question mark, by name. */
export type SearchWords = Readonly<Record<string, unknown>>;

const one = (search: SearchWords, name: string): string | undefined => {
  const value = search[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === '' ? undefined : String(first);
};

const among = <T extends string>(value: string | undefined, known: readonly T[]): T | undefined =>
  known.find((name) => name === value);

const number = (value: string | undefined): string | undefined =>
  value && /^\d{1,15}$/.test(value) ? value : undefined;

function statusesIn(search: SearchWords): readonly ReportStatus[] {
  const asked = search['statuses'] ?? search['status'];
  if (asked === undefined || asked === '') return ['new'];
  const names = [asked].flat().flatMap((value) => String(value).split(','));
  return reportStatuses.filter((status) => names.includes(status));
}

/** Reads the filter from an address: `statuses=none` starts without a status. What makes no sense is left out. */
export function reportFilterIn(search: SearchWords): ReportFilter {
  const recordType = among(one(search, 'recordType'), reportedKinds);
  const assignee = among(one(search, 'assignee'), ['none', 'me'] as const);
  const given = {
    reason: one(search, 'reason')?.match(/^[a-z0-9-]{1,60}$/)?.[0],
    recordType,
    recordID: recordType && number(one(search, 'recordID')),
    place: number(one(search, 'place')),
    reporter: number(one(search, 'reporter')),
    author: number(one(search, 'author')),
    assignedUserID: assignee === 'me' ? ('$me' as const) : assignee,
  };
  return {
    status: statusesIn(search),
    sort: one(search, 'sort') === 'oldest' ? 'dateInserted' : '-dateInserted',
    page: Math.max(1, Number(number(one(search, 'page')) ?? 1)),
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<ReportFilter>),
  };
}

/** The address of the queue with a filter, from the second page on with the page. */
export function reportQueueUrl({ status, sort, page, assignedUserID, ...rest }: ReportFilter): string {
  const search = new URLSearchParams();
  if (status.length === 0) search.set('statuses', 'none');
  else if (status.join() !== 'new') search.set('statuses', status.join());
  if (sort === 'dateInserted') search.set('sort', 'oldest');
  if (assignedUserID) search.set('assignee', assignedUserID === '$me' ? 'me' : 'none');
  for (const [name, value] of Object.entries(rest)) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  const words = search.toString();
  return `/dashboard/content/reports${words && `?${words}`}`;
}
