import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

/** The page types that are composed of sections and widgets (docs/behavior/shell.md#page-layouts). */
const layoutViewTypes = [
  'home',
  'subcommunityHome',
  'discussionList',
  'categoryList',
  'discussionCategoryPage',
  'nestedCategoryList',
  'discussion',
  'post',
  'createPost',
] as const;

/** A part of a page: a component name and its props. Nested parts are contained in the props. */
export const LayoutPart = z.object({
  $reactComponent: z.string(),
  $reactProps: z.record(z.string(), z.unknown()),
  $middleware: z.object({ visibility: z.object({ device: z.enum(['desktop', 'mobile', 'all']) }) }).optional(),
});
export type LayoutPart = z.infer<typeof LayoutPart>;

/** The layout of a page, resolved for the viewer. */
export const HydratedLayout = z.object({
  layoutID: z.string(),
  name: z.string(),
  layoutViewType: z.enum(layoutViewTypes),
  isDefault: z.boolean(),
  layout: z.array(LayoutPart),
  titleBar: LayoutPart,
  contexts: z.array(LayoutPart),
  seo: z.object({ title: z.string(), description: z.string(), url: z.string() }),
});
export type HydratedLayout = z.infer<typeof HydratedLayout>;

/** A redirect to the canonical URL of the page. */
const LayoutRedirect = z.object({ redirectTo: z.string(), status: z.number().int() });

/** The API routes for page layouts (docs/behavior/administration.md#layouts). */
export const layoutRoutes = {
  lookup: {
    method: 'GET',
    url: '/layouts/lookup-hydrate',
    schema: {
      tags: ['Site'],
      summary: 'Read the layout of a page',
      description:
        'The sections and widgets of a page of the site, of a category or of a discussion. A comment redirects to its page. ' +
        'The access to a record also applies to the layout of its page.',
      querystring: z.object({
        layoutViewType: z.enum(layoutViewTypes),
        recordType: z.enum(['siteSection', 'category', 'discussion', 'comment']),
        recordID: z.string().max(100),
        params: z.record(z.string(), z.string()).optional(),
        includeNoScript: z.string().optional(),
      }),
      response: { 200: z.union([HydratedLayout, LayoutRedirect]) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
