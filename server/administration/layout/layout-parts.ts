import type { LayoutPart } from '#api/administration/layout/layout.contract.ts';
import type { Layout, SectionNode, WidgetNode } from '#api/administration/layout/layout.ts';

/** The components behind the forum's widgets, by the names that the API has for them (`spec/behaviours.md` §26e). */
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

/** The part that a widget is, told of the record whose page it stands on. */
const widgetPart = ({ widget, props = {}, device }: WidgetNode, record: object): LayoutPart => ({
  $reactComponent: components[widget] ?? widget,
  $reactProps: { ...props, ...record },
  ...(device && { $middleware: { visibility: { device } } }),
});

/** Where each column of a section stands among the props of its component. */
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

/** What a page is made of, as the API tells it; `record` is what all its widgets are told. */
export const layoutParts = (layout: Layout, record: object): LayoutPart[] =>
  layout.map((node) => ({
    $reactComponent: sections[node.section],
    $reactProps: {
      ...(node.breadcrumbs && { breadcrumbs: { $reactComponent: 'Breadcrumbs', $reactProps: record } }),
      ...columnsOf(node, (nodes = []) => nodes.map((widget) => widgetPart(widget, record))),
    },
  }));
