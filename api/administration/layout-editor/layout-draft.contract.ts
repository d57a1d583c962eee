import { z } from 'zod';
import { LayoutDefinition } from '#api/administration/layout/layout-definition.contract.ts';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Layouts'] as const;
const needed = 'Needs site.manage.';
const params = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/, 'This is not a stored layout.') });

/** The name and content of an unsaved layout, and the revision on which it is based. */
const draft = {
  name: visibleText().max(100),
  layout: LayoutDefinition,
  revisionID: z.number().int().min(1),
};

/** The viewer's unsaved version of a layout. */
const LayoutDraft = z.object({ ...draft, dateUpdated: z.string() });
/** The viewer's unsaved version of a layout. */
export type LayoutDraft = z.infer<typeof LayoutDraft>;

/** The API routes for the drafts of layouts (docs/behavior/layout-editor.md#drafts). */
export const layoutDraftRoutes = {
  read: {
    method: 'GET',
    url: '/layouts/:id/draft',
    schema: {
      tags,
      summary: 'Read the viewer’s unsaved version of a layout.',
      description: `${needed} Null without one.`,
      params,
      querystring: z.object(fields),
      response: { 200: z.object({ draft: LayoutDraft.nullable() }) },
    },
  },
  store: {
    method: 'PUT',
    url: '/layouts/:id/draft',
    schema: {
      tags,
      summary: 'Store the viewer’s unsaved version of a layout.',
      description: `${needed} Settings of widgets are not checked. The layout itself does not change.`,
      params,
      body: z.object(draft),
      response: { 204: z.null() },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/layouts/:id/draft',
    schema: {
      tags,
      summary: 'Delete the viewer’s unsaved version of a layout.',
      description: needed,
      params,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
