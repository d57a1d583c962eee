import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { Route as categoryRoute } from '#pages/categories/$categoryID.{-$page}.tsx';
import { Route as bookmarkRoute } from '#pages/discussions/bookmarked.tsx';
import { Route as discussionRoute } from '#pages/discussions/index.tsx';
import { Route as logRoute } from '#pages/log/index.tsx';
import { Route as memberRoute } from '#pages/members.tsx';
import { Route as inboxRoute } from '#pages/messages/inbox.tsx';
import { Route as memberCommentRoute } from '#pages/profile/comments.$userID.{-$name}.tsx';
import { Route as memberDiscussionRoute } from '#pages/profile/discussions.$userID.{-$name}.tsx';
import { Route as mentionRoute } from '#pages/profile/mentions.tsx';
import { Route as notificationRoute } from '#pages/profile/notifications.tsx';
import { Route as searchRoute } from '#pages/search.tsx';

const category = { categoryID: 1, name: 'Garden', urlcode: 'garden', displayAs: 'discussions', breadcrumbs: [] };
const member = { userID: 5, name: 'anna', dateInserted: '2026-01-01', permissions: [], countUnread: 0 };

/** An API in which every list is empty. */
const api = {
  call: async (_method: string, path: string) => ({
    status: 200,
    body: path === '/categories/:id' ? category : /^\/users\/(:id|me)$/.test(path) ? member : [],
    paging: { total: 40, limit: 30, page: 1, hasMore: false },
  }),
};

const lists: Record<string, { readonly route: unknown; readonly params?: object; readonly search?: object }> = {
  discussions: { route: discussionRoute },
  bookmarks: { route: bookmarkRoute },
  category: { route: categoryRoute, params: { categoryID: 'garden' } },
  'discussions of a member': { route: memberDiscussionRoute, params: { userID: '5' } },
  'comments of a member': { route: memberCommentRoute, params: { userID: '5' } },
  members: { route: memberRoute },
  search: { route: searchRoute, search: { query: 'beans' } },
  mentions: { route: mentionRoute },
  notifications: { route: notificationRoute },
  inbox: { route: inboxRoute },
  log: { route: logRoute },
};

type Loader = (given: object) => Promise<unknown>;

describe.each(Object.entries(lists))('the list of %s', (_, { route, params = {}, search = {} }) => {
  const load = (page: number) =>
    (route as { options: { loader: Loader } }).options.loader({
      context: { queryClient: new QueryClient(), api, siteUrl: 'http://localhost' },
      params,
      deps: { search: { ...search, page: String(page) } },
    });

  test('loads when it is empty', async () => {
    expect(await load(1)).toHaveProperty('head');
  });

  test('is not found beyond its last page', async () => {
    await expect(load(50)).rejects.toMatchObject({ isNotFound: true });
  });
});
