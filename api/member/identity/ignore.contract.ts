import { z } from 'zod';
import { memberPath } from '#api/member/user/user.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { fields, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** A member on an ignore list, with the date of the entry. */
export const IgnoredUser = UserFragment.extend({ dateIgnored: z.string() });
export type IgnoredUser = z.infer<typeof IgnoredUser>;

const tags = ['Users'] as const;
const ignoredPath = memberPath.extend({ ignoredUserID: recordID });

/**
 * The routes of a member's ignore list. Posts of ignored members are collapsed. Ignored members cannot send the member
 * messages or trigger notifications to them (docs/behavior/member.md#ignoring).
 */
export const ignoreRoutes = {
  list: {
    method: 'GET',
    url: '/users/:id/ignored',
    schema: {
      tags,
      summary: 'List the members that a member ignores',
      description: 'Newest first. Other members’ lists need users.edit.',
      params: memberPath,
      querystring: z.object(fields),
      response: { 200: z.array(IgnoredUser) },
    },
  },
  add: {
    method: 'PUT',
    url: '/users/:id/ignored/:ignoredUserID',
    schema: {
      tags,
      summary: 'Ignore a member',
      description: 'For the viewer only. Moderators, administrators and system members cannot be ignored; at most 100.',
      params: ignoredPath,
      response: { 200: IgnoredUser },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/users/:id/ignored/:ignoredUserID',
    schema: { tags, summary: 'Stop ignoring a member', params: ignoredPath, response: { 204: z.undefined() } },
  },
} as const satisfies Record<string, ContractRoute>;
