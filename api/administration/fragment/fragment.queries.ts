import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listFragmentRevisions, listFragments, readFragment, readFragmentDisclosure } from './fragment.client.ts';

/** Returns the query for all fragments, each at its latest revision. */
export const fragmentsQuery = (api: Api) =>
  queryOptions({ queryKey: ['fragments', 'list'], queryFn: async () => (await listFragments(api)).body });

/** Returns the query for the published fragments. */
export const publishedFragmentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['fragments', 'published'],
    queryFn: async () => (await listFragments(api, { status: 'active' })).body,
  });

/** Returns the query for a fragment with its contents, at its latest revision. */
export const fragmentQuery = (api: Api, fragmentUUID: string) =>
  queryOptions({
    queryKey: ['fragments', 'one', fragmentUUID],
    queryFn: async () => (await readFragment(api, fragmentUUID)).body,
  });

/** Returns the query for the revisions of a fragment, newest first. */
export const fragmentRevisionsQuery = (api: Api, fragmentUUID: string) =>
  queryOptions({
    queryKey: ['fragments', 'revisions', fragmentUUID],
    queryFn: async () => (await listFragmentRevisions(api, fragmentUUID, { limit: 100 })).body,
  });

/** Returns the query for whether the viewer has accepted the notice about custom code. */
export const fragmentDisclosureQuery = (api: Api) =>
  queryOptions({
    queryKey: ['fragments', 'disclosure'],
    queryFn: async () => (await readFragmentDisclosure(api)).body.didAccept,
  });
