import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDrafts } from '#api/composer/draft.client.ts';

/** The parts of the page of drafts: unfinished, to be posted later, and what could not be posted. */
export type DraftTab = 'drafts' | 'schedule' | 'errors';

/** An order of drafts. */
export type DraftSort = 'dateUpdated' | '-dateUpdated' | 'dateScheduled' | '-dateScheduled';

/** What of one's drafts is looked at. */
export interface DraftView {
  readonly tab: DraftTab;
  readonly sort: DraftSort;
  readonly page: number;
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

/** A page of the viewer's own drafts, and how many there are. */
export const draftListQuery = (api: Api, { tab, sort, page }: DraftView) =>
  queryOptions({
    queryKey: ['drafts', 'list', tab, sort, page],
    queryFn: async () => {
      const { body, paging } = await listDrafts(api, {
        draftStatus: statuses[tab],
        sort,
        page,
        expand: ['name', 'excerpt', 'breadCrumbs', 'permaLink'],
        limit: draftsPerPage,
      });
      return { drafts: body, total: paging?.total ?? body.length };
    },
    placeholderData: keepPreviousData,
  });
