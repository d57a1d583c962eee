import { createContext } from 'react';
import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';

/** The kind of the current page, its category and its path. */
export interface PageLocation {
  readonly kind: ModerationMessage['layoutViewType'] | undefined;
  readonly categoryID?: number | undefined;
  readonly path?: string;
}

/** Provides the kind of the current page to its components. */
export const PageLocationContext = createContext<PageLocation>({ kind: undefined });

const kinds: readonly (readonly [RegExp, PageLocation['kind']])[] = [
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

/**
 * Returns the kind of page of an address (docs/behavior/shell.md#page-layouts); undefined for the entry pages and
 * others without a kind.
 */
export const kindOfPage = (path: string): PageLocation['kind'] => {
  const pathname = path.replace(/[?#].*$/, '');
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1];
};

/** Checks whether a site message is shown on a page. */
export const isShownOnPage = (
  { layoutViewType, categoryIDs }: Pick<ModerationMessage, 'layoutViewType' | 'categoryIDs'>,
  { kind, categoryID }: PageLocation,
): boolean =>
  (layoutViewType === 'all' || layoutViewType === kind) &&
  (categoryIDs === null || (categoryID !== undefined && categoryIDs.includes(categoryID)));
