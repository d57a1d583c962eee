import { createContext } from 'react';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';

/** Which kind of page is shown, of which category it is, and where it stands. */
export interface PagePlace {
  readonly kind: ModerationMessage['layoutViewType'] | undefined;
  readonly categoryID?: number | undefined;
  readonly path?: string;
}

/** Tells parts of a page what kind of page they are on. */
export const PagePlaceContext = createContext<PagePlace>({ kind: undefined });

const kinds: readonly (readonly [RegExp, PagePlace['kind']])[] = [
  [/^\/$/, 'home'],
  [/^\/discussions(\/|$)/, 'discussionList'],
  [/^\/categories\/./, 'discussionCategoryPage'],
  [/^\/categories\/?$/, 'categoryList'],
  [/^\/discussion\//, 'post'],
  [/^\/post\//, 'createPost'],
  [/^\/search(\/|$)/, 'search'],
  [/^\/messages(\/|$)/, 'inbox'],
  [/^\/profile(\/|$)/, 'profile'],
];

/** The kind of page behind an address (`spec/behaviours.md` §26c); undefined for entry and the like. */
export const kindOfPage = (path: string): PagePlace['kind'] => {
  const pathname = path.replace(/[?#].*$/, '');
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1];
};

/** Whether a message stands on a page. */
export const standsOn = (
  { layoutViewType, categoryIDs }: Pick<ModerationMessage, 'layoutViewType' | 'categoryIDs'>,
  { kind, categoryID }: PagePlace,
): boolean =>
  (layoutViewType === 'all' || layoutViewType === kind) &&
  (categoryIDs === null || (categoryID !== undefined && categoryIDs.includes(categoryID)));
