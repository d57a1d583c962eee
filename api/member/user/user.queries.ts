import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { findUserByName } from '#api/member/identity/user-by-name.ts';
import { listReacted } from '#api/member/profile/user-reaction.client.ts';
import { listSessions } from '#api/member/session/session.client.ts';
import { listUsers, readUser, readUserAddition, readUserForEdit } from '#api/member/user/user.client.ts';
import { dateRangeText } from '#api/search/search.queries.ts';

/** Returns the query for a member as displayed on their profile. */
export const userQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async () =>
      (await readUser(api, id, { expand: ['roles', 'reactionsReceived', 'profileFields', 'ignored'] })).body,
  });

/** Returns the query for what adding a member needs (users.add). */
export const userAdditionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['users', 'addition'],
    queryFn: async () => (await readUserAddition(api)).body,
    staleTime: 0,
  });

/**
 * Returns the query for the member with a name. The result is null when there is no such member or the viewer may not
 * find them.
 */
export const userByNameQuery = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['user', 'name', name],
    queryFn: async () => (await findUserByName(api, name)) ?? null,
  });

/** Returns the query for a page of the member directory and the total count. */
export const memberDirectoryQuery = (api: Api, filter: MemberDirectoryFilter) =>
  queryOptions({
    queryKey: ['users', filter],
    queryFn: async () => {
      const { query, email, from, to, roleID, sort, page, limit, answers } = filter;
      const dateInserted = dateRangeText(from, to);
      const { body, paging } = await listUsers(api, {
        sort,
        page,
        limit,
        ...(query && { query }),
        ...(email && { email }),
        ...(roleID && { roleID }),
        ...(dateInserted && { dateInserted }),
        ...(Object.keys(answers).length > 0 && { profileFields: answers }),
      });
      return { users: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });

/** The filter of the member directory. `answers` is keyed by profile field name. */
export interface MemberDirectoryFilter {
  readonly query: string;
  readonly sort: '-dateLastActive' | 'name' | 'dateInserted' | '-dateInserted' | '-countPosts';
  readonly page: number;
  readonly limit: number;
  readonly email?: string;
  readonly roleID?: number;
  readonly from?: string;
  readonly to?: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** Returns the query for a page of a member's posts that received a given reaction. */
export const reactedQuery = (api: Api, userID: number, reactionUrlcode: string, page: number) =>
  queryOptions({
    queryKey: ['user', userID, 'reacted', reactionUrlcode, page],
    queryFn: async () => {
      const { body, paging } = await listReacted(api, userID, { reactionUrlcode, page, limit: 30 });
      return { records: body, hasMore: paging?.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
  });

/** Returns the query for the values with which the settings forms of the calling member are prefilled. */
export const myEditQuery = (api: Api) =>
  queryOptions({ queryKey: ['user', 'edit'], queryFn: async () => (await readUserForEdit(api, '$me')).body });

/** Returns the query for the valid sessions of the calling member. */
export const mySessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await listSessions(api, { filter: 'valid' })).body,
  });

/** Returns the query for the valid sessions of a member (users.edit). */
export const sessionsOfUserQuery = (api: Api, userID: number) =>
  queryOptions({
    queryKey: ['sessions', userID],
    queryFn: async () => (await listSessions(api, { userID, filter: 'valid' })).body,
  });

/** Returns the query for the values with which the form of a member is prefilled (users.edit). */
export const userEditQuery = (api: Api, userID: number) =>
  queryOptions({
    queryKey: ['user', userID, 'edit'],
    queryFn: async () => (await readUserForEdit(api, userID)).body,
    staleTime: 0,
  });

/** Selects a page of a member's comments. */
export interface MemberCommentFilter {
  readonly insertUserID: number;
  readonly page: number;
  readonly limit: number;
}

/** Returns the query for a page of a member's comments, newest first. */
export const memberCommentsQuery = (api: Api, filter: MemberCommentFilter) =>
  queryOptions({
    queryKey: ['comments', 'member', filter],
    queryFn: async () => {
      const { body, paging } = await listComments(api, { ...filter, sort: '-dateInserted' });
      return { comments: body, total: paging?.total ?? body.length, isCapped: paging?.isCapped ?? false };
    },
    placeholderData: keepPreviousData,
  });
