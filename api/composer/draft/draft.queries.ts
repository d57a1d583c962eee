import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDrafts } from '#api/composer/draft/draft.client.ts';
import { dateRangeText } from '#api/search/search.queries.ts';

/** The parts of the page of drafts: unfinished, to be posted later, and what could not be posted. */
export type DraftTab = 'drafts' | 'schedule' | 'errors';

/** An order of drafts. */
export type DraftSort = 'dateUpdated' | '-dateUpdated' | 'dateScheduled' | '-dateScheduled';

/** The kinds of drafts that can be looked at alone. */
export const draftKinds = ['discussion', 'comment', 'message'] as const;

/** A kind of drafts that can be looked at alone. */
export type DraftKind = (typeof draftKinds)[number];

/** What of one's drafts is looked at; `from` and `to` are days, of the last change or, of what is planned, of going out. */
export interface DraftView {
  readonly tab: DraftTab;
  readonly sort: DraftSort;
  readonly page: number;
  readonly kind?: DraftKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** So many drafts stand on a page (`spec/behaviours.md` §9d). */
export const draftsPerPage = 30;

/** The orders of each part, the usual one first. */
export const draftSorts: Readonly<Record<DraftTab, readonly [DraftSort, ...DraftSort[]]>> = {
  drafts: ['-dateUpdated', 'dateUpdated'],
  schedule: ['dateScheduled', '-dateScheduled'],
  errors: ['dateScheduled', '-dateScheduled'],
};

const statuses = { drafts: 'draft', schedule: 'scheduled', errors: 'error' } as const;

/** The viewer's unfinished comments on a discussion, as the server keeps them. */
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
    // A draft may be discarded at any time, so an answer is not kept for the next visit.
    gcTime: 0,
  });

/** A page of the viewer's own drafts, and how many there are. */
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
