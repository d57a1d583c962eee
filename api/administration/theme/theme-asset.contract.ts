import { z } from 'zod';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { themeID } from './theme.contract.ts';

const tags = ['Themes'] as const;
const params = z.object({
  id: themeID,
  asset: z
    .string()
    .max(40)
    .regex(/^[a-zA-Z]+(\.[a-z]+)?$/, 'This is not an asset of themes.'),
});
const needed = 'Needs site.manage.';

/** The API routes for the assets of a theme: variables, header, footer. `styles` is generated from the variables. */
export const themeAssetRoutes = {
  get: {
    method: 'GET',
    url: '/themes/:id/assets/:asset',
    schema: {
      tags,
      summary: 'Read an asset of a theme; with an extension, as in `footer.html`, in its raw form.',
      params,
      querystring: z.object({ revisionID: recordID.optional() }),
      response: { 200: z.unknown() },
    },
  },
  write: {
    method: 'PUT',
    url: '/themes/:id/assets/:asset',
    schema: {
      tags,
      summary: 'Replace an asset of a theme.',
      description: `${needed} The body is the asset itself: HTML, or JSON for \`variables\`.`,
      params,
      body: z.unknown(),
      response: { 200: z.unknown() },
    },
  },
  change: {
    method: 'PATCH',
    url: '/themes/:id/assets/:asset',
    schema: {
      tags,
      summary: 'Change some of a theme’s variables.',
      description: `${needed} Only \`variables\` can be changed partially; \`null\` removes a value.`,
      params,
      body: z.unknown(),
      response: { 200: z.unknown() },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/themes/:id/assets/:asset',
    schema: { tags, summary: 'Remove an asset of a theme.', description: needed, params, response: { 204: z.null() } },
  },
} as const satisfies Record<string, ContractRoute>;
