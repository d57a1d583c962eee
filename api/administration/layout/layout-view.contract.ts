import { z } from 'zod';
import { listOf, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { layoutRecordTypes } from './layout-place.ts';
import { layoutViewTypes } from './layout-view-type.ts';

const tags = ['Layouts'] as const;
const one = z.object({ id: z.coerce.number().int().min(1) });

/** A place where a layout applies: the site (record ID -1), a subcommunity or a category. */
export const LayoutView = z.object({
  layoutViewID: z.number().int(),
  layoutID: z.number().int(),
  layoutViewType: z.enum(layoutViewTypes),
  recordType: z.enum(layoutRecordTypes),
  recordID: z.number().int(),
  dateInserted: z.string(),
  insertUserID: z.number().int().nullable(),
  /** The name and address of the record. Null when it no longer exists. */
  record: z.object({ name: z.string(), url: z.string() }).nullable(),
});
/** A place where a layout applies. */
export type LayoutView = z.infer<typeof LayoutView>;

/** The API routes for the places where a layout applies (docs/behavior/layout.md#stored-layouts). */
export const layoutViewRoutes = {
  list: {
    method: 'GET',
    url: '/layouts/:id/views',
    schema: {
      tags,
      summary: 'List the places where a layout applies.',
      description: 'Needs site.manage.',
      params: one,
      response: { 200: z.array(LayoutView) },
    },
  },
  apply: {
    method: 'PUT',
    url: '/layouts/:id/views',
    schema: {
      tags,
      summary: 'Apply a layout to exactly these places.',
      description:
        'Needs site.manage. `recordType` is `global` (`recordID` -1), `siteSection`, `category` or `customPage`. ' +
        'Places of other layouts for the same kind of page change hands. An existing custom page keeps a layout.',
      params: one,
      body: z.array(z.object({ recordType: z.enum(layoutRecordTypes), recordID: z.number().int().min(-1) })).max(1_000),
      response: { 200: z.array(LayoutView) },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/layouts/:id/views',
    schema: {
      tags,
      summary: 'Remove a layout from places.',
      description: 'Needs site.manage. An existing custom page keeps a layout.',
      params: one,
      querystring: z.object({ layoutViewIDs: listOf(recordID) }),
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
