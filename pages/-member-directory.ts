import type { MemberDirectoryFilter } from '#api/member/user/user.queries.ts';
import { directorySorts } from '#components/member/profile/member-directory-address.ts';
import { pageIn, type SearchText, textIn } from './-search-text.ts';

const day = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined;

/** Returns the filter of the member directory from the query. Invalid values are ignored. */
export function directoryFilterIn(search: SearchText): MemberDirectoryFilter {
  const roleID = Number(textIn(search, 'roleID'));
  const given = {
    email: textIn(search, 'email')?.trim().slice(0, 254),
    roleID: Number.isSafeInteger(roleID) && roleID > 0 ? roleID : undefined,
    from: day(textIn(search, 'from')),
    to: day(textIn(search, 'to')),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const answers = Object.keys(search).flatMap((key) => {
    const value = key.startsWith('field.') ? textIn(search, key)?.trim() : undefined;
    return value ? [[key.slice('field.'.length), value.slice(0, 200)]] : [];
  });
  return {
    query: (textIn(search, 'query') ?? '').trim().slice(0, 100),
    sort: directorySorts.find(({ sort }) => sort === textIn(search, 'sort'))?.sort ?? directorySorts[0].sort,
    page: pageIn(textIn(search, 'page')),
    limit: 30,
    answers: Object.fromEntries(answers),
    ...known,
  };
}
