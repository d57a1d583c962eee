import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { expands, fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { HydratedLayout, LayoutPart } from './layout.contract.ts';
import { LayoutDefinition } from './layout-definition.contract.ts';
import { LayoutView } from './layout-view.contract.ts';
import { layoutViewTypes } from './layout-view-type.ts';

const tags = ['Layouts'] as const;
const needed = 'Needs site.manage.';

/** A layout ID: a number, or the name of a default layout. */
const one = z.object({ id: z.string().regex(/^\w{1,50}$/, 'This is not a layout.') });

/** A layout without its content. */
const LayoutMetadata = z.object({
  layoutID: z.union([z.number().int(), z.string()]),
  name: z.string(),
  layoutType: z.enum(layoutViewTypes),
  /** Whether it is part of the forum. Default layouts can be copied, but not changed. */
  isDefault: z.boolean(),
  /** Whether it applies anywhere. */
  isActive: z.boolean(),
  revisionID: z.number().int().nullable(),
  dateInserted: z.string().nullable(),
  insertUserID: z.number().int().nullable(),
  dateUpdated: z.string().nullable(),
  updateUserID: z.number().int().nullable(),
  layoutViews: z.array(LayoutView).optional(),
});

/** A layout. `problems` names the nodes that cannot be rendered, by path. */
export const LayoutRecord = LayoutMetadata.extend({
  layout: LayoutDefinition,
  titleBar: LayoutPart,
  problems: z.record(z.string(), z.string()),
});
/** A layout. */
export type LayoutRecord = z.infer<typeof LayoutRecord>;
/** A layout without its content. */
export type LayoutMetadata = z.infer<typeof LayoutMetadata>;

/** A revision of a layout. `active` marks the current one. */
export const LayoutRevision = z.object({
  revisionID: z.number().int(),
  message: z.string().nullable(),
  active: z.boolean(),
  insertUser: UserFragment.nullable(),
  dateInserted: z.string(),
});
/** A revision of a layout. */
export type LayoutRevision = z.infer<typeof LayoutRevision>;

const name = visibleText().min(1, 'Name is required.').max(100);
const message = visibleText().max(200).optional();
const expand = expands('layoutViews');
const hydrateQuery = z.object({ params: z.record(z.string(), z.string()).optional() });

/** The API routes for stored layouts (docs/behavior/layout.md#stored-layouts). */
export const layoutRecordRoutes = {
  list: {
    method: 'GET',
    url: '/layouts',
    schema: {
      tags,
      summary: 'List the default and stored layouts.',
      description: needed,
      querystring: z.object({ layoutViewType: z.enum(layoutViewTypes).optional(), expand, ...fields }),
      response: { 200: z.array(LayoutMetadata) },
    },
  },
  add: {
    method: 'POST',
    url: '/layouts',
    schema: {
      tags,
      summary: 'Create a layout.',
      description: `${needed} Settings of widgets are checked; the errors name the path of the widget.`,
      body: z.object({ name, layoutType: z.enum(layoutViewTypes), layout: LayoutDefinition, message }),
      response: { 201: LayoutRecord },
    },
  },
  hydrate: {
    method: 'POST',
    url: '/layouts/hydrate',
    schema: {
      tags,
      summary: 'Hydrate a layout without storing it.',
      description: `${needed} Used for previews.`,
      body: z.object({
        layoutViewType: z.enum(layoutViewTypes),
        layout: LayoutDefinition,
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
      response: { 200: HydratedLayout },
    },
  },
  get: {
    method: 'GET',
    url: '/layouts/:id',
    schema: {
      tags,
      summary: 'Read a layout in its wire form.',
      description: needed,
      params: one,
      querystring: z.object({ revisionID: recordID.optional(), expand, ...fields }),
      response: { 200: LayoutRecord },
    },
  },
  hydrateOne: {
    method: 'GET',
    url: '/layouts/:id/hydrate',
    schema: {
      tags,
      summary: 'Hydrate a layout for a page.',
      description: `${needed} \`params\` names the record: \`siteSectionID\`, \`categoryID\`, \`discussionID\`.`,
      params: one,
      querystring: hydrateQuery,
      response: { 200: HydratedLayout },
    },
  },
  hydrateAssets: {
    method: 'GET',
    url: '/layouts/:id/hydrate-assets',
    schema: {
      tags,
      summary: 'Read the components of a layout, without the data of its widgets.',
      description: needed,
      params: one,
      querystring: hydrateQuery,
      response: { 200: HydratedLayout },
    },
  },
  edit: {
    method: 'GET',
    url: '/layouts/:id/edit',
    schema: {
      tags,
      summary: 'Read a layout for editing.',
      description: needed,
      params: one,
      response: { 200: LayoutRecord },
    },
  },
  change: {
    method: 'PATCH',
    url: '/layouts/:id',
    schema: {
      tags,
      summary: 'Change a layout.',
      description:
        `${needed} A changed \`layout\` creates a new revision; \`revisionID\` alone restores an earlier one. ` +
        'With `knownRevisionID`, the change is refused with 409 when the layout has another current revision.',
      params: one,
      body: z.object({
        name: name.optional(),
        layout: LayoutDefinition.optional(),
        message,
        revisionID: z.number().int().min(1).optional(),
        knownRevisionID: z.number().int().min(1).optional(),
      }),
      response: { 200: LayoutRecord },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/layouts/:id',
    schema: {
      tags,
      summary: 'Delete a layout that is not applied anywhere.',
      description: needed,
      params: one,
      response: { 204: z.null() },
    },
  },
  revisions: {
    method: 'GET',
    url: '/layouts/:id/revisions',
    schema: {
      tags,
      summary: 'List the revisions of a layout, newest first.',
      description: needed,
      params: one,
      querystring: z.object({ ...paging(100, 100), ...fields }),
      response: { 200: z.array(LayoutRevision) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
