import { z } from 'zod';
import { fields, listOf, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { hasAddressShape, isReservedAddress } from './custom-page-address.ts';
import { LayoutDefinition } from './layout-definition.contract.ts';

const tags = ['Layouts'] as const;
const needed = 'Needs site.manage.';
const status = z.enum(['published', 'unpublished']);
const one = z.object({ id: z.coerce.number().int().min(1) });

/** A page with a layout at an address of its own. */
export const CustomPage = z.object({
  customPageID: z.number().int(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  urlcode: z.string(),
  url: z.string(),
  status,
  siteSectionID: z.string().nullable(),
  /** The roles that may see the page. Everybody may when there are none. */
  roleIDs: z.array(z.number().int()),
  /** Always empty: there are no ranks. */
  rankIDs: z.array(z.number().int()),
  /** Null for a page without a layout, which is empty. */
  layoutID: z.number().int().nullable(),
  dateInserted: z.string(),
});
/** A page with a layout at an address of its own. */
export type CustomPage = z.infer<typeof CustomPage>;

const name = visibleText().min(1, 'Name is required.').max(100);

const written = {
  seoTitle: visibleText().min(1).max(100),
  seoDescription: visibleText().max(350),
  urlcode: z
    .string()
    .max(100)
    .refine(hasAddressShape, 'An address consists of lowercase letters, digits and hyphens.')
    .refine((address) => !isReservedAddress(address), 'This address is taken.'),
  status,
  siteSectionID: z.string().max(100).nullable(),
  roleIDs: z.array(z.number().int().min(1)).max(100),
};

/** The API routes for custom pages (docs/behavior/layout.md#custom-pages). */
export const customPageRoutes = {
  list: {
    method: 'GET',
    url: '/custom-pages',
    schema: {
      tags,
      summary: 'List the custom pages.',
      description: needed,
      querystring: z.object({ status: listOf(status), ...fields }),
      response: { 200: z.array(CustomPage) },
    },
  },
  add: {
    method: 'POST',
    url: '/custom-pages',
    schema: {
      tags,
      summary: 'Create a custom page with its layout.',
      description: needed,
      body: z.object({
        ...written,
        status: status.default('unpublished'),
        siteSectionID: written.siteSectionID.default(null),
        roleIDs: written.roleIDs.default([]),
        layoutData: z.object({ name: name.optional(), layout: LayoutDefinition.default([]) }).optional(),
      }),
      response: { 201: CustomPage },
    },
  },
  get: {
    method: 'GET',
    url: '/custom-pages/:id',
    schema: { tags, summary: 'Read a custom page.', description: needed, params: one, response: { 200: CustomPage } },
  },
  change: {
    method: 'PATCH',
    url: '/custom-pages/:id',
    schema: {
      tags,
      summary: 'Change a custom page, or the content of its layout.',
      description: needed,
      params: one,
      body: z.object({
        ...z.object(written).partial().shape,
        layoutData: z
          .object({ name: name.optional(), layout: LayoutDefinition.optional(), knownRevisionID: recordID.optional() })
          .optional(),
      }),
      response: { 200: CustomPage },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/custom-pages/:id',
    schema: {
      tags,
      summary: 'Delete a custom page with its layout.',
      description: needed,
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
