import type { LayoutDocument, LayoutNode, LayoutSection } from './layout-document.ts';
import type { LayoutViewType } from './layout-view-type.ts';

const document = (...sections: readonly LayoutSection[]): LayoutDocument => ({ format: 1, sections });

/** Returns the nodes of widgets without settings. Each occurs once on a page, so that its name is its ID. */
const nodes = (...widgets: readonly string[]): readonly LayoutNode[] =>
  widgets.map((widget) => ({ id: widget, widget }));

const panel = ['guestCallToAction', 'newPost', 'quickLinks'] as const;

/** Returns a section with the content of a page beside its panel. */
const beside = (main: readonly string[], secondary: readonly string[] = panel): LayoutSection => ({
  id: 'content',
  kind: '2-columns',
  columns: { mainBottom: nodes(...main), secondaryTop: nodes(...secondary) },
});

/** Returns a section with a single column. */
const single = (id: string, kind: '1-column' | 'full-width', widget: string): LayoutSection => ({
  id,
  kind,
  columns: { children: nodes(widget) },
});

const withCrumbs = (section: LayoutSection): LayoutSection => ({ ...section, breadcrumbs: true });

const home = document(
  {
    id: 'banner',
    kind: 'full-width',
    columns: { children: [{ id: 'searchBanner', widget: 'banner', settings: { titleFrom: 'page' } }] },
  },
  single('categories', '1-column', 'featuredCategories'),
  beside(['recentDiscussions']),
);
const categoryList = document(withCrumbs(beside(['pageHeading', 'categoryList'])));
const discussion = document(
  withCrumbs(beside(['originalPost', 'postTags', 'commentThread', 'createComment'], ['discussionFacts', ...panel])),
);

/** The default layouts by view type, used unless an administrator applies others. */
const layoutsOfViews = {
  home,
  subcommunityHome: home,
  discussionList: document(withCrumbs(beside(['pageHeading', 'discussionList']))),
  categoryList,
  discussionCategoryPage: document(withCrumbs(beside(['pageHeading', 'categoryList', 'discussionList']))),
  nestedCategoryList: categoryList,
  discussion,
  post: discussion,
  createPost: document(withCrumbs(single('content', '1-column', 'createPostForm'))),
  customPage: document(withCrumbs(single('content', '1-column', 'pageHeading'))),
} as const satisfies Record<LayoutViewType, LayoutDocument>;

/** The default layouts by page (docs/behavior/layout.md#default-layouts), also of pages that have no view type. */
export const defaultLayouts = {
  ...layoutsOfViews,
  profile: document(beside(['profile'], ['profileFacts'])),
  inbox: document(withCrumbs(single('content', '1-column', 'inbox'))),
  conversation: document(withCrumbs(beside(['pageHeading', 'messages', 'createMessage'], ['conversationPeople']))),
} as const;
