import { z } from 'zod';
import { FormSchema } from '#api/form/form-schema.contract.ts';
import { fields } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { FragmentHeights } from './fragment.contract.ts';

const tags = ['Fragments'] as const;

/** A file of a fragment, as its script receives it. */
export const FragmentFile = z.object({ name: z.string(), url: z.string() });
/** A file of a fragment, as its script receives it. */
export type FragmentFile = z.infer<typeof FragmentFile>;

/** The parts of a fragment that a page needs to show it. */
export const FragmentPlacement = z.object({
  fragmentUUID: z.uuid(),
  fragmentRevisionUUID: z.uuid(),
  name: z.string(),
  frameUrl: z.string(),
  customSchema: FormSchema.nullable(),
  files: z.array(FragmentFile),
  heights: FragmentHeights.nullable(),
});
/** The parts of a fragment that a page needs to show it. */
export type FragmentPlacement = z.infer<typeof FragmentPlacement>;

const one = z.object({ fragmentUUID: z.uuid() });
const asset = {
  params: one,
  querystring: z.object({ fragmentRevisionUUID: z.uuid().optional(), cacheBuster: z.string().max(100).optional() }),
  response: { 200: z.string(), 302: z.null() },
};

/** The API routes with which pages show fragments. They need no permission. */
export const fragmentPlacementRoutes = {
  placement: {
    method: 'GET',
    url: '/fragments/:fragmentUUID/placement',
    schema: {
      tags,
      summary: 'Read what a page needs to show the published revision of a fragment.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: FragmentPlacement },
    },
  },
  js: {
    method: 'GET',
    url: '/fragments/:fragmentUUID/js',
    schema: {
      tags,
      summary: 'Read the script of a fragment.',
      description: 'Without a revision, redirects to the published one. A draft needs site.manage.',
      ...asset,
    },
  },
  css: {
    method: 'GET',
    url: '/fragments/:fragmentUUID/css',
    schema: {
      tags,
      summary: 'Read the style sheet of a fragment.',
      description: 'Without a revision, redirects to the published one. A draft needs site.manage.',
      ...asset,
    },
  },
} as const satisfies Record<string, ContractRoute>;
