import type { Api } from '#api/api.ts';
import type { InputOf } from '#api/route.ts';
import type { fragmentRoutes } from './fragment.contract.ts';

type Routes = typeof fragmentRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;
type Query<Name extends keyof Routes> = InputOf<Routes[Name]>['query'];

/** Lists fragments (site.manage). */
export const listFragments = (api: Api, query: Query<'list'> = {}) =>
  api.call<Routes['list']>('GET', '/fragments', { query });

/** Creates a fragment (site.manage). */
export const addFragment = (api: Api, body: Body<'add'>) => api.call<Routes['add']>('POST', '/fragments', { body });

/** Reads a fragment with its contents (site.manage). */
export const readFragment = (api: Api, fragmentUUID: string, query: Query<'get'> = {}) =>
  api.call<Routes['get']>('GET', '/fragments/:fragmentUUID', { params: { fragmentUUID }, query });

/** Saves a draft of a fragment, or publishes the change when it has a commit message (site.manage). */
export const changeFragment = (api: Api, fragmentUUID: string, body: Body<'change'>) =>
  api.call<Routes['change']>('PATCH', '/fragments/:fragmentUUID', { params: { fragmentUUID }, body });

/** Deletes a fragment, or only its draft (site.manage). */
export const removeFragment = (api: Api, fragmentUUID: string, query: Query<'remove'> = {}) =>
  api.call<Routes['remove']>('DELETE', '/fragments/:fragmentUUID', { params: { fragmentUUID }, query });

/** Publishes the draft of a fragment, or restores an earlier revision (site.manage). */
export const commitFragment = (api: Api, fragmentUUID: string, body: Body<'commit'>) =>
  api.call<Routes['commit']>('POST', '/fragments/:fragmentUUID/commit-revision', { params: { fragmentUUID }, body });

/** Lists the revisions of a fragment, newest first (site.manage). */
export const listFragmentRevisions = (api: Api, fragmentUUID: string, query: Query<'revisions'> = {}) =>
  api.call<Routes['revisions']>('GET', '/fragments/:fragmentUUID/revisions', { params: { fragmentUUID }, query });

/** Reads whether the viewer has accepted the notice about custom code (site.manage). */
export const readFragmentDisclosure = (api: Api) =>
  api.call<Routes['disclosure']>('GET', '/fragments/disclosure-state', {});

/** Accepts the notice about custom code (site.manage). */
export const acceptFragmentDisclosure = (api: Api, didAccept: boolean) =>
  api.call<Routes['accept']>('PUT', '/fragments/disclosure-state', { body: { didAccept } });
