import { listAddress } from '#api/list-address.ts';
import type { listUsers } from '#api/member/user/user.client.ts';
import { dateRangeText } from '#api/search/search.queries.ts';

/** The sort orders of the member list, by column. */
export const memberListSorts = ['name', 'dateInserted', 'dateLastActive', 'countPosts', 'points', 'userID'] as const;

/** A column by which the member list can be sorted. */
export type SortedColumn = (typeof memberListSorts)[number];

/** The order of the member list. A minus sign means descending. */
export type MemberListSort = SortedColumn | `-${SortedColumn}`;

/** The number of members on a page of the list. */
export const membersPerPage = 30;

/** The filter of the member list, stored in the URL (docs/behavior/member.md#member-list-of-the-dashboard). */
export interface MemberListFilter {
  readonly query?: string;
  readonly roleIDs: readonly number[];
  readonly banned?: 'yes' | 'no';
  readonly address?: 'confirmed' | 'unconfirmed';
  /** The first and last day of registration. */
  readonly from?: string;
  readonly to?: string;
  /** The first and last day of the last visit. */
  readonly seenFrom?: string;
  readonly seenTo?: string;
  readonly ip?: string;
  /** The searched answers, by profile field. */
  readonly answers: Readonly<Record<string, string>>;
  readonly sort: MemberListSort;
  readonly page: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (search: SearchParams, name: string, most = 100): string | undefined =>
  [search[name]].flat()[0]?.trim().slice(0, most) || undefined;

const dayOf = (search: SearchParams, name: string): string | undefined =>
  textOf(search, name)?.match(/^\d{4}-\d{2}-\d{2}$/)?.[0];

const among = <T extends string>(value: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

const sorts: readonly MemberListSort[] = memberListSorts.flatMap((name) => [name, `-${name}`] as const);

/** The order of a list without a chosen order: newest members first. */
export const defaultSort: MemberListSort = '-dateInserted';

const answerPrefix = 'field.';

/** Returns the name of a profile field in the URL and among the columns. */
export const answerColumn = (apiName: string): string => `${answerPrefix}${apiName}`;

/** Returns the profile field of a column or URL parameter; undefined for other names. */
export const fieldOfColumn = (name: string): string | undefined =>
  name.startsWith(answerPrefix) ? name.slice(answerPrefix.length) : undefined;

const answersIn = (search: SearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.keys(search).flatMap((name) => {
      const [field, value] = [fieldOfColumn(name), textOf(search, name, 200)];
      return field && value ? [[field, value]] : [];
    }),
  );

const known = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

/** Returns the filter of the member list from the URL. Invalid values are ignored. */
export function memberListFilterIn(search: SearchParams): MemberListFilter {
  const roleIDs = [search['role'] ?? []].flat().flatMap((one) => (/^[1-9]\d{0,8}$/.test(one) ? [Number(one)] : []));
  const page = textOf(search, 'page') ?? '';
  return {
    roleIDs: [...new Set(roleIDs)],
    answers: answersIn(search),
    sort: among(textOf(search, 'sort'), sorts) ?? defaultSort,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    ...known({
      query: textOf(search, 'query'),
      banned: among(textOf(search, 'banned'), ['yes', 'no'] as const),
      address: among(textOf(search, 'address'), ['confirmed', 'unconfirmed'] as const),
      from: dayOf(search, 'from'),
      to: dayOf(search, 'to'),
      seenFrom: dayOf(search, 'seenFrom'),
      seenTo: dayOf(search, 'seenTo'),
      ip: textOf(search, 'ip', 50),
    }),
  };
}

/** The address of the member list. */
export const memberListPath = '/dashboard/user';

/** Returns the URL parameters of a filter, without defaults. */
export function memberListParams(filter: Partial<MemberListFilter>): [string, string][] {
  const { roleIDs = [], answers = {}, sort, page = 1, ...texts } = filter;
  return [
    ...Object.entries(texts).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ...roleIDs.map((id): [string, string] => ['role', String(id)]),
    ...Object.entries(answers).map(([name, value]): [string, string] => [answerColumn(name), value]),
    ...(sort && sort !== defaultSort ? [['sort', sort] as [string, string]] : []),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ];
}

/** Returns the URL of the member list with a filter. */
export const memberListUrl = (filter: Partial<MemberListFilter>): string =>
  listAddress(memberListPath, memberListParams(filter));

/** Returns the URL parameters of the export of a filtered list. */
export const memberExportParams = ({ answers, ...filter }: MemberListFilter): [string, string][] =>
  [
    ...Object.entries(memberListQueryOf({ ...filter, answers: {} })),
    ...Object.entries(answers).map(([name, value]) => [`profileFields[${name}]`, value]),
  ].map(([name, value]): [string, string] => [String(name), [value].flat().join(',')]);

/** Returns the query of the API for a filter. */
export function memberListQueryOf(filter: MemberListFilter): NonNullable<Parameters<typeof listUsers>[1]> {
  const { query, roleIDs, banned, address, from, to, seenFrom, seenTo, ip, answers, sort } = filter;
  const [registered, seen] = [dateRangeText(from, to), dateRangeText(seenFrom, seenTo)];
  return {
    sort,
    ...(query && { query }),
    ...(roleIDs.length > 0 && { roleIDs: [...roleIDs] }),
    ...(banned && { isBanned: banned === 'yes' }),
    ...(address && { emailConfirmed: address === 'confirmed' }),
    ...(registered && { dateInserted: registered }),
    ...(seen && { dateLastActive: seen }),
    ...(ip && { ipAddresses: [ip] }),
    ...(Object.keys(answers).length > 0 && { profileFields: answers }),
  };
}
