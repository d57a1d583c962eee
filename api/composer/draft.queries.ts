import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDrafts } from '#api/composer/draft.client.ts';

/** The parts of the page of drafts: unfinished, to be posted later, and what could not be posted. */
export type DraftTab = 'drafts' | 'schedule' | 'errors';

const asked = {
  drafts: { draftStatus: 'draft', sort: '-dateUpdated' },
  schedule: { draftStatus: 'scheduled', sort: 'dateScheduled' },
  errors: { draftStatus: 'error', sort: 'dateScheduled' },
} as const;

/** The viewer's own drafts: newest first, or the next to be posted first. */
export const draftListQuery = (api: Api, tab: DraftTab = 'drafts') =>
  queryOptions({
    queryKey: ['drafts', 'list', tab],
    queryFn: async () => (await listDrafts(api, { ...asked[tab], expand: ['name', 'excerpt'], limit: 100 })).body,
  });
