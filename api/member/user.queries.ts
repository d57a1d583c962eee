import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listComments } from '#api/discussion/comment.client.ts';
import { listSessions } from '#api/member/session.client.ts';
import { findUsersByName, readUser, readUserForEdit } from '#api/member/user.client.ts';

/** A member as their profile shows them. */
export const userQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async () => (await readUser(api, id, { expand: ['roles', 'reactionsReceived'] })).body,
  });

/** The member of exactly this name, in capitals or not; null when there is none whom the viewer may find. */
export const userByNameQuery = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['user', 'name', name],
    queryFn: async () => {
      const { body } = await findUsersByName(api, { name, order: 'mention', limit: 5 });
      return body.find((user) => user.name.toLowerCase() === name.toLowerCase()) ?? null;
    },
  });

/** What the forms start with in which the asking member changes themselves. */
export const myEditQuery = (api: Api) =>
  queryOptions({ queryKey: ['user', 'edit'], queryFn: async () => (await readUserForEdit(api, '$me')).body });

/** Where the asking member is signed in. */
export const mySessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await listSessions(api, { filter: 'valid' })).body,
  });

/** Which of a member's comments a page lists. */
export interface MemberCommentFilter {
  readonly insertUserID: number;
  readonly page: number;
  readonly limit: number;
}

/** A page of what a member replied, the newest first. */
export const memberCommentsQuery = (api: Api, filter: MemberCommentFilter) =>
  queryOptions({
    queryKey: ['comments', 'member', filter],
    queryFn: async () => {
      const { body, paging } = await listComments(api, { ...filter, sort: '-dateInserted' });
      return { comments: body, total: paging?.total ?? body.length, hasMore: paging?.hasMore ?? false };
    },
    placeholderData: keepPreviousData,
  });
