import type { LayoutPart } from '#api/administration/layout/layout.contract.ts';
import type { Layout, SectionNode, WidgetNode } from '#api/administration/layout/layout.ts';

/** The API's component names of the forum's widgets (docs/behavior/administration.md#layouts). */
const components: Readonly<Record<string, string>> = {
  searchBanner: 'BannerWidget',
  featuredCategories: 'CategoriesWidget',
  recentDiscussions: 'DiscussionsWidget',
  guestCallToAction: 'GuestCallToActionWidget',
  newPost: 'NewPostMenu',
  quickLinks: 'QuickLinks',
  pageHeading: 'PageHeading',
  discussionList: 'DiscussionListAsset',
  categoryList: 'CategoriesWidget',
  originalPost: 'OriginalPostAsset',
  postTags: 'PostTagsAsset',
  commentThread: 'CommentThreadAsset',
  createComment: 'CreateCommentAsset',
  discussionFacts: 'PostMetaAsset',
  createPostForm: 'CreatePostFormAsset',
};

const sections: Readonly<Record<SectionNode['section'], string>> = {
  'full-width': 'SectionFullWidth',
  '1-column': 'SectionOneColumn',
  '2-columns': 'SectionTwoColumns',
  '2-columns-even': 'SectionEvenColumns',
  '3-columns': 'SectionThreeColumns',
  '3-columns-even': 'SectionThreeColumnsEven',
};

/** Returns the layout part of a widget, with the record of the page in its props. */
const widgetPart = ({ widget, props = {}, device }: WidgetNode, record: object): LayoutPart => ({
  $reactComponent: components[widget] ?? widget,
  $reactProps: { ...props, ...record },
  ...(device && { $middleware: { visibility: { device } } }),
});

/** Maps the columns of a section to the props of its component. */
function columnsOf(node: SectionNode, parts: (nodes?: readonly WidgetNode[]) => LayoutPart[]): object {
  const { main, left, secondary } = node;
  if (node.section === 'full-width' || node.section === '1-column')
    return { children: parts(main), ...(node.isNarrow && { isNarrow: true }) };
  if (node.section.startsWith('2-columns'))
    return {
      mainBottom: parts(main),
      secondaryTop: parts(secondary),
      ...(node.isInverted && { isInverted: true }),
    };
  return { leftTop: parts(left), middleTop: parts(main), rightTop: parts(secondary) };
}

/** Converts a layout to its API representation. `record` is added to the props of every widget. */
export const layoutParts = (layout: Layout, record: object): LayoutPart[] =>
  layout.map((node) => ({
    $reactComponent: sections[node.section],
    $reactProps: {
      ...(node.breadcrumbs && { breadcrumbs: { $reactComponent: 'Breadcrumbs', $reactProps: record } }),
      ...columnsOf(node, (nodes = []) => nodes.map((widget) => widgetPart(widget, record))),
    },
  }));
