/** The page types that are composed of sections and widgets (docs/behavior/layout.md#view-types). */
export const layoutViewTypes = [
  'home',
  'subcommunityHome',
  'discussionList',
  'categoryList',
  'discussionCategoryPage',
  'nestedCategoryList',
  'discussion',
  'post',
  'createPost',
  'customPage',
] as const;

/** A page type that is composed of sections and widgets. */
export type LayoutViewType = (typeof layoutViewTypes)[number];
