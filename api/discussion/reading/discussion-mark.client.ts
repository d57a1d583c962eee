import type { Api } from '#api/api.ts';
import type { discussionMarkRoutes } from '#api/discussion/reading/discussion-mark.contract.ts';
import type { InputOf } from '#api/route.ts';

type Routes = typeof discussionMarkRoutes;
type Body<Name extends keyof Routes> = NonNullable<InputOf<Routes[Name]>['body']>;

/** Adds or removes the viewer's bookmark of a discussion. */
export const bookmarkDiscussion = (api: Api, id: number, bookmarked: boolean) =>
  api.call<Routes['bookmark']>('PUT', '/discussions/:id/bookmark', { params: { id }, body: { bookmarked } });

/** Dismisses an announcement for the viewer, or restores it. */
export const dismissDiscussion = (api: Api, id: number, dismissed: boolean) =>
  api.call<Routes['dismiss']>('PUT', '/discussions/:id/dismiss', { params: { id }, body: { dismissed } });

/** Mutes or unmutes a discussion for the viewer. */
export const muteDiscussion = (api: Api, id: number, muted: boolean) =>
  api.call<Routes['mute']>('PUT', '/discussions/:id/mute', { params: { id }, body: { muted } });

/** Moves a discussion to the top of the recently active ones. */
export const bumpDiscussion = (api: Api, id: number) =>
  api.call<Routes['bump']>('PATCH', '/discussions/:id/bump', { params: { id } });

/** Changes the type of a discussion. */
export const changeDiscussionType = (api: Api, id: number, body: Body<'type'>) =>
  api.call<Routes['type']>('PUT', '/discussions/:id/type', { params: { id }, body });

/** Replaces the tags of a discussion. */
export const setDiscussionTags = (api: Api, id: number, body: Body<'setTags'>) =>
  api.call<Routes['setTags']>('PUT', '/discussions/:id/tags', { params: { id }, body });

/** Adds tags to a discussion. */
export const addDiscussionTags = (api: Api, id: number, body: Body<'addTags'>) =>
  api.call<Routes['addTags']>('POST', '/discussions/:id/tags', { params: { id }, body });

/** Sets a custom canonical URL for a discussion. */
export const setCanonicalUrl = (api: Api, id: number, canonicalUrl: string) =>
  api.call<Routes['setCanonicalUrl']>('PUT', '/discussions/:id/canonical-url', {
    params: { id },
    body: { canonicalUrl },
  });

/** Removes the custom canonical URL of a discussion. */
export const removeCanonicalUrl = (api: Api, id: number) =>
  api.call<Routes['removeCanonicalUrl']>('DELETE', '/discussions/:id/canonical-url', { params: { id } });
