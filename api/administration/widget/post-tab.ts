import type { Api } from '#api/api.ts';
import { type DiscussionChoice, type DiscussionItem, loadDiscussionItems } from './widget-items.client.ts';

/** The presets of tabs of posts, with their posts and the address of the complete list. */
export const postTabs = {
  recent: { choice: { sort: '-dateLastComment' }, href: '/discussions' },
  trending: { choice: { sort: '-hot' }, href: '/discussions?sort=-hot' },
  top: { choice: { sort: '-score' }, href: '/discussions?sort=-score' },
  announced: { choice: { sort: '-dateLastComment', pinned: true }, href: '/discussions' },
  questions: { choice: { sort: '-dateLastComment', type: 'question' }, href: '/discussions?type=question' },
} as const satisfies Record<string, { readonly choice: Partial<DiscussionChoice>; readonly href: string }>;

/** A preset of a tab of posts. */
export type PostTab = keyof typeof postTabs;

/** The presets of tabs, in their default order. */
export const postTabNames = Object.keys(postTabs) as readonly PostTab[] as readonly [PostTab, ...PostTab[]];

/** The tabs of a new widget. */
export const defaultPostTabs: readonly PostTab[] = ['recent', 'trending', 'top', 'announced'];

/** The posts of a tab: the preset, the category and the number. */
export interface PostTabChoice {
  readonly preset: PostTab;
  readonly limit: number;
  readonly categoryID?: number | undefined;
}

/** Loads the posts of a tab, with excerpts and counts. */
export const loadPostTab = (api: Api, { preset, ...choice }: PostTabChoice): Promise<readonly DiscussionItem[]> =>
  loadDiscussionItems(api, { ...choice, ...postTabs[preset].choice, hasDetails: true });
