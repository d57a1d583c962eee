import type { QueryClient } from '@tanstack/react-query';
import type { FragmentDetails } from '#api/administration/fragment/fragment.contract.ts';
import {
  fragmentDisclosureQuery,
  fragmentQuery,
  fragmentRevisionsQuery,
  fragmentsQuery,
} from '#api/administration/fragment/fragment.queries.ts';
import type { Api } from '#api/api.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

const uuid = '3f2b8c1e-0d4a-4b6f-9a57-2c8e1d0b7f64';

/** A draft of a fragment that was published before. */
export const weather: FragmentDetails = {
  fragmentUUID: uuid,
  name: 'Weather at the harbour',
  fragmentType: 'CustomFragment',
  status: 'draft',
  isLatest: true,
  fragmentRevisionUUID: '7a1d0c52-8f3e-4d1b-b1a6-5e9f4c2d3b10',
  revisionInsertUserID: 7,
  revisionInsertUser: aUserFragment(),
  dateRevisionInserted: '2026-11-18T09:30:00+00:00',
  commitMessage: '',
  commitDescription: '',
  isApplied: true,
  url: `/appearance/widget-builder/${uuid}/edit`,
  jsUrl: '/',
  cssUrl: '/',
  fragmentViews: [{ recordType: 'theme', recordID: '1', recordName: 'Tide', recordUrl: '/' }],
  js: "fragment.root.textContent = 'Sunny';",
  jsRaw: "fragment.root.textContent = 'Sunny';",
  css: 'body { color: var(--color-text); }',
  customSchema: null,
  previewData: [],
  files: [],
  heights: { narrow: 24, medium: 24, wide: 24 },
};

/** The revisions of the fragment: a draft, the published one, and an earlier one. */
export const weatherRevisions: readonly FragmentDetails[] = [
  weather,
  {
    ...weather,
    status: 'active',
    isLatest: false,
    fragmentRevisionUUID: '0b9c7d15-6d1f-4a0e-8f5b-1d2c3e4f5a6b',
    commitMessage: 'Show the wind',
    commitDescription: 'Sailors asked for it.',
  },
  {
    ...weather,
    status: 'past-revision',
    isLatest: false,
    fragmentRevisionUUID: '9e8d7c6b-5a49-4838-a726-150413021f0e',
    commitMessage: 'First version',
  },
];

/** Fills the query cache with a fragment, its revisions, and whether the notice was accepted. */
export const seedFragments =
  (didAccept: boolean, fragments: readonly FragmentDetails[] = [weather]) =>
  (client: QueryClient, api: Api): void => {
    client.setQueryData(fragmentsQuery(api).queryKey, [...fragments]);
    client.setQueryData(fragmentDisclosureQuery(api).queryKey, didAccept);
    client.setQueryData(fragmentQuery(api, uuid).queryKey, weather);
    client.setQueryData(fragmentRevisionsQuery(api, uuid).queryKey, [...weatherRevisions]);
  };
