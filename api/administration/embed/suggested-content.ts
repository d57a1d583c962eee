import {
  type CategoryItem,
  categoryItems,
  type DiscussionItem,
  loadDiscussionItems,
} from '#api/administration/widget/widget-items.client.ts';
import type { Api } from '#api/api.ts';
import { suggestCategories } from '#api/category/category.client.ts';

/** The numbers of suggested posts and categories, and whether posts have details. */
export interface SuggestionChoice {
  readonly limit: number;
  readonly categoryLimit: number;
  readonly hasDetails: boolean;
}

/** The pages of the lists of suggested posts and categories. Each list starts again after its last page. */
export interface SuggestionPages {
  readonly posts: number;
  readonly categories: number;
}

/** Suggested posts and categories, and the pages that they are. */
export interface SuggestedContent {
  readonly items: readonly DiscussionItem[];
  readonly categories: readonly CategoryItem[];
  readonly pages: SuggestionPages;
}

/** The first suggestions. */
export const firstSuggestions: SuggestionPages = { posts: 1, categories: 1 };

/** Returns a page of a list, or its first page after the last one. */
async function pageOrFirst<Item>(page: number, load: (page: number) => Promise<readonly Item[]>) {
  const items = await load(page);
  return items.length === 0 && page > 1 ? { items: await load(1), page: 1 } : { items, page };
}

/** Loads suggested posts and categories for the viewer. */
export async function loadSuggestedContent(
  api: Api,
  { limit, categoryLimit, hasDetails }: SuggestionChoice,
  pages = firstSuggestions,
): Promise<SuggestedContent> {
  const [posts, categories] = await Promise.all([
    pageOrFirst(pages.posts, (page) =>
      loadDiscussionItems(api, { limit, page, sort: '-dateLastComment', suggested: true, hasDetails }),
    ),
    pageOrFirst(pages.categories, async (page) => {
      if (categoryLimit === 0) return [];
      const { body } = await suggestCategories(api, { limit: categoryLimit, page });
      return categoryItems(body, { limit: categoryLimit });
    }),
  ]);
  return {
    items: posts.items,
    categories: categories.items,
    pages: { posts: posts.page, categories: categories.page },
  };
}
