import type { LayoutNode } from '#api/administration/layout/layout-document.ts';

/** The widgets that render the heading of their page. */
const headings: ReadonlySet<string> = new Set(['pageHeading', 'originalPost', 'createPostForm']);

/** The widgets that can render the heading of a page that has no other. */
const banners: ReadonlySet<string> = new Set(['searchBanner', 'banner']);

/**
 * Returns the node that renders the heading of a page: the page heading, the original post or the form for a new post,
 * otherwise the first banner with a title.
 */
export const headingIn = <Node extends LayoutNode>(nodes: readonly Node[]): Node | undefined =>
  nodes.find(({ widget }) => headings.has(widget)) ??
  nodes.find(({ widget, settings }) => banners.has(widget) && settings?.['titleFrom'] !== 'none');
