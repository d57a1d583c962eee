import { z } from 'zod';
import { FormSchema } from '#api/form/form-schema.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { columnsOfSection, sectionKinds } from './layout-document.ts';
import { layoutViewTypes } from './layout-view-type.ts';

const tags = ['Layouts'] as const;
const schema = z.record(z.string(), z.unknown());
const columnNames = [...new Set(Object.values(columnsOfSection).flat())];

/** A widget as the catalog describes it. */
const CatalogWidget = z.object({
  widgetID: z.string(),
  name: z.string(),
  icon: z.string(),
  group: z.string(),
  keywords: z.array(z.string()),
  version: z.number().int(),
  $reactComponent: z.string(),
  /** The JSON schema of its settings, with `x-control` for each field. */
  schema: FormSchema,
  columns: z.union([z.literal('all'), z.array(z.enum(columnNames))]),
  atMost: z.number().int().nullable(),
  isRequired: z.boolean(),
  audience: z.enum(['everyone', 'permissions', 'member']),
  reads: z.array(z.string()),
  preview: schema,
});

const catalogQuery = z.object({ layoutViewType: z.enum(layoutViewTypes).default('home') });

/** The parts of which a layout of one kind of page can consist. */
export const LayoutCatalog = z.object({
  layoutViewType: z.enum(layoutViewTypes),
  layoutParams: schema,
  widgets: z.record(z.string(), CatalogWidget),
  assets: z.record(z.string(), CatalogWidget),
  sections: z.record(
    z.string(),
    z.object({ kind: z.enum(sectionKinds), columns: z.array(z.enum(columnNames)), schema }),
  ),
  middlewares: z.record(z.string(), z.object({ schema })),
});
/** The parts of which a layout of one kind of page can consist. */
export type LayoutCatalog = z.infer<typeof LayoutCatalog>;

/** The API routes for the parts of layouts (docs/behavior/layout.md#catalog). */
export const layoutCatalogRoutes = {
  catalog: {
    method: 'GET',
    url: '/layouts/catalog',
    schema: {
      tags,
      summary: 'List the widgets, sections and conditions of a kind of page.',
      description: 'Needs site.manage.',
      querystring: catalogQuery,
      response: { 200: LayoutCatalog },
    },
  },
  schema: {
    method: 'GET',
    url: '/layouts/schema',
    schema: {
      tags,
      summary: 'Read the JSON schema of layouts of a kind of page.',
      description: 'Needs site.manage.',
      querystring: catalogQuery,
      response: { 200: schema },
    },
  },
} as const satisfies Record<string, ContractRoute>;
