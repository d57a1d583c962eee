import { z } from 'zod';
import { fields, flag, listOf, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName } from '#api/visible-field.ts';

const names = ['Tags'] as const;

/** A tag of discussions. `id`, `urlCode` and `tagCode` duplicate `tagID` and `urlcode` for older clients. */
export const Tag = z.object({
  tagID: z.number().int(),
  id: z.number().int(),
  name: z.string(),
  urlcode: z.string(),
  urlCode: z.string(),
  tagCode: z.string(),
  type: z.string(),
  parentTagID: z.number().int().nullable(),
  countDiscussions: z.number().int(),
  url: z.string(),
  dateInserted: z.string(),
  insertUserID: z.number().int().nullable(),
});
/** A tag of discussions. */
export type Tag = z.infer<typeof Tag>;

/** The request body that creates a tag. The urlcode defaults to one derived from the name, the type to `User`. */
export const TagPost = z.object({
  name: visibleName().min(1, 'Name is required.').max(100),
  urlcode: visibleName()
    .min(1)
    .max(100)
    .regex(/^[\p{L}\p{M}\p{N}_.+#-]+$/u, 'Use only letters, digits and . + # _ -.')
    .optional(),
  type: z
    .string()
    .trim()
    .max(50)
    .regex(/^[\p{L}\p{N}_-]*$/u)
    .nullable()
    .optional(),
  parentTagID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
});
/** The request body that creates a tag. */
export type TagPost = z.infer<typeof TagPost>;

const one = z.object({ id: recordID });

/** The routes of tags. */
export const tagRoutes = {
  list: {
    method: 'GET',
    url: '/tags',
    schema: {
      tags: names,
      summary: 'List or find tags.',
      description:
        'With a query, names that equal or start with it come first. Sorted by `-countDiscussions` unless another order is requested. Names are in the viewer’s language, with `translated=false` in the original; the query matches both.',
      querystring: z.object({
        query: z.string().max(200).optional(),
        tagID: listOf(recordID),
        type: listOf(z.string().max(50)),
        parentID: listOf(recordID),
        excludeNoCountDiscussion: flag,
        translated: flag,
        sort: z
          .enum([
            'name',
            '-name',
            'countDiscussions',
            '-countDiscussions',
            'dateInserted',
            '-dateInserted',
            'tagID',
            '-tagID',
          ])
          .optional(),
        ...paging(20, 500),
        ...fields,
      }),
      response: { 200: z.array(Tag) },
    },
  },
  get: {
    method: 'GET',
    url: '/tags/:id',
    schema: {
      tags: names,
      summary: 'Read a tag.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: Tag },
    },
  },
  add: {
    method: 'POST',
    url: '/tags',
    schema: {
      tags: names,
      summary: 'Create a tag.',
      description: 'Needs tags.add.',
      body: TagPost,
      response: { 201: Tag },
    },
  },
  change: {
    method: 'PATCH',
    url: '/tags/:id',
    schema: {
      tags: names,
      summary: 'Change a tag.',
      description: 'Needs community.manage.',
      params: one,
      body: TagPost.partial(),
      response: { 200: Tag },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/tags/:id',
    schema: {
      tags: names,
      summary: 'Delete a tag.',
      description: 'Needs community.manage. A tag in use by discussions or other tags is not deleted (409).',
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
