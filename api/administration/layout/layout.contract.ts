import { z } from 'zod';
import type { WidgetOutcome } from '#api/administration/widget/widget-outcome.ts';
import type { ContractRoute } from '#api/route.ts';
import { sectionKinds } from './layout-document.ts';
import { layoutViewTypes } from './layout-view-type.ts';

const outcomes = ['ready', 'empty', 'failed', 'late'] as const satisfies readonly WidgetOutcome[];

/** A part of a page: a component name and its props. Nested parts are contained in the props. */
export const LayoutPart = z.object({
  $reactComponent: z.string(),
  $reactProps: z.record(z.string(), z.unknown()),
  $middleware: z.object({ visibility: z.object({ device: z.enum(['desktop', 'mobile', 'all']) }) }).optional(),
  /** The node of the layout, and the outcome of loading its data. */
  $node: z
    .object({
      id: z.string(),
      section: z.enum(sectionKinds).optional(),
      widget: z.string().optional(),
      outcome: z.enum(outcomes).optional(),
    })
    .optional(),
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

/** The page whose layout is looked up. */
const page = z.object({
  layoutViewType: z.enum(layoutViewTypes),
  recordType: z.enum(['siteSection', 'category', 'discussion', 'comment', 'customPage']),
  recordID: z.string().max(100),
  params: z.record(z.string(), z.string()).optional(),
  includeNoScript: z.string().optional(),
});

/** The API routes for page layouts (docs/behavior/layout.md#resolution). */
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
      querystring: page,
      response: { 200: z.union([HydratedLayout, LayoutRedirect]) },
    },
  },
  lookupAssets: {
    method: 'GET',
    url: '/layouts/lookup-hydrate-assets',
    schema: {
      tags: ['Site'],
      summary: 'Read the components of a page, without the data of its widgets',
      description: 'The access to a record also applies to the layout of its page.',
      querystring: page,
      response: { 200: z.union([HydratedLayout, LayoutRedirect]) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
