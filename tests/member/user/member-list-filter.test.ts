import { expect, test } from 'vitest';
import {
  memberExportParams,
  memberListFilterIn,
  memberListQueryOf,
  memberListUrl,
} from '#api/member/user/member-list-filter.ts';

const search = {
  query: ' ada ',
  role: ['8', '32', 'x'],
  banned: 'no',
  address: 'unconfirmed',
  from: '2026-01-01',
  seenTo: '2026-02-30x',
  ip: '192.0.2.*',
  'field.town': 'Bergen',
  sort: '-countPosts',
  page: '2',
};

test('a filter is read from the URL without invalid values, and written back', () => {
  const filter = memberListFilterIn(search);
  expect(filter).toEqual({
    ...{ query: 'ada', roleIDs: [8, 32], banned: 'no', address: 'unconfirmed', from: '2026-01-01', ip: '192.0.2.*' },
    ...{ answers: { town: 'Bergen' }, sort: '-countPosts', page: 2 },
  });
  const url = memberListUrl(filter);
  expect(
    memberListFilterIn({
      ...Object.fromEntries(new URL(url, 'https://forum.example').searchParams),
      role: ['8', '32'],
    }),
  ).toEqual(filter);
  expect(memberListUrl(memberListFilterIn({}))).toBe('/dashboard/user');
});

test('a filter becomes a query of the API, also for the export', () => {
  const filter = memberListFilterIn(search);
  expect(memberListQueryOf(filter)).toEqual({
    ...{ query: 'ada', roleIDs: [8, 32], isBanned: false, emailConfirmed: false, dateInserted: '>=2026-01-01' },
    ...{ ipAddresses: ['192.0.2.*'], profileFields: { town: 'Bergen' }, sort: '-countPosts' },
  });
  expect(Object.fromEntries(memberExportParams(filter))).toMatchObject({
    roleIDs: '8,32',
    isBanned: 'false',
    'profileFields[town]': 'Bergen',
  });
});
