import { listAddress } from '#api/list-address.ts';
import type { MemberDirectoryFilter } from '#api/member/user/user.queries.ts';

/** The sort orders of the directory, the default first (docs/behavior/member.md#member-directory). */
export const directorySorts = [
  { sort: '-dateLastActive', name: 'member.sort.active' },
  { sort: 'name', name: 'member.sort.name' },
  { sort: 'dateInserted', name: 'member.sort.oldest' },
  { sort: '-dateInserted', name: 'member.sort.newest' },
  { sort: '-countPosts', name: 'member.sort.posts' },
] as const;

/** Returns the query parameter that filters the directory by a profile field. */
export const answerFilterName = (apiName: string): string => `field.${apiName}`;

/** Returns the URL of the directory with a filter. The URL contains only values that differ from the defaults. */
export function directoryAddress(filter: Partial<MemberDirectoryFilter>): string {
  const { query, email, roleID, from, to, sort, page = 1, answers = {} } = filter;
  const named = {
    query,
    email,
    roleID,
    from,
    to,
    sort: sort === directorySorts[0].sort ? undefined : sort,
    page: page > 1 ? page : undefined,
    ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [answerFilterName(name), value])),
  };
  const pairs = Object.entries(named).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return listAddress('/members', pairs);
}
