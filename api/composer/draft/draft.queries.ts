import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDrafts } from '#api/composer/draft/draft.client.ts';
import { dateRangeText } from '#api/search/search.queries.ts';

/** The tabs of the drafts page: unfinished drafts, scheduled drafts, and drafts whose publication failed. */
export type DraftTab = 'drafts' | 'schedule' | 'errors';

/** A sort order of drafts. */
export type DraftSort = 'dateUpdated' | '-dateUpdated' | 'dateScheduled' | '-dateScheduled';

/** The kinds of drafts by which a list can be filtered. */
export const draftKinds = ['discussion', 'comment', 'message'] as const;

/** A kind of drafts by which a list can be filtered. */
export type DraftKind = (typeof draftKinds)[number];

/**
 * The selected part of the viewer's drafts. `from` and `to` are days: of the last change on the `drafts` tab, of the
 * scheduled publication on the other tabs.
 */
export interface DraftView {
  readonly tab: DraftTab;
  readonly sort: DraftSort;
  readonly page: number;
  readonly kind?: DraftKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The number of drafts per page (docs/behavior/composer.md#drafts-page). */
export const draftsPerPage = 30;

/** The sort orders of each tab, the default first. */
export const draftSorts: Readonly<Record<DraftTab, readonly [DraftSort, ...DraftSort[]]>> = {
  drafts: ['-dateUpdated', 'dateUpdated'],
  schedule: ['dateScheduled', '-dateScheduled'],
  errors: ['dateScheduled', '-dateScheduled'],
};

const statuses = { drafts: 'draft', schedule: 'scheduled', errors: 'error' } as const;

/** Returns the query for the viewer's unfinished comments on a discussion, as stored on the server. */
export const commentDraftsQuery = (api: Api, discussionID: number) =>
  queryOptions({
    queryKey: ['drafts', 'discussion', discussionID],
    queryFn: async () =>
      (
        await listDrafts(api, {
          recordType: 'comment',
          parentRecordType: 'discussion',
          parentRecordID: discussionID,
          draftStatus: 'draft',
          limit: 100,
        })
      ).body,
    // The result is not cached for the next visit, because a draft can be discarded at any time.
    gcTime: 0,
  });

/** Returns the query for a page of the viewer's own drafts, and the total number of drafts. */
export const draftListQuery = (api: Api, view: DraftView) =>
  queryOptions({
    queryKey: ['drafts', 'list', view],
    queryFn: async () => {
      const { tab, sort, page, kind, from, to } = view;
      const days = dateRangeText(from, to);
      const { body, paging } = await listDrafts(api, {
        draftStatus: statuses[tab],
        sort,
        page,
        ...(kind && { recordType: kind }),
        ...(days && { [tab === 'drafts' ? 'dateUpdated' : 'dateScheduled']: days }),
        expand: ['name', 'excerpt', 'breadCrumbs', 'permaLink'],
        limit: draftsPerPage,
      });
      return { drafts: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });
