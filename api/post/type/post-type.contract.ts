import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { PostField } from '#api/post/type/post-field.contract.ts';
import { expands, fields, flag, paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * A post type (docs/behavior/post.md#post-types). Built-in types have no parent. Each other type extends its parent
 * with a different name and its own fields. Without `roleIDs`, every role may write posts of the type; without
 * `categoryIDs`, the type is available in every category that accepts it. `mayPost` states whether the viewer may write
 * such posts in any category.
 */
export const PostType = z.object({
  postTypeID: z.string(),
  name: z.string(),
  parentPostTypeID: z.string().nullable(),
  postButtonLabel: z.string(),
  postHelperText: z.string(),
  roleIDs: z.array(z.number().int()),
  categoryIDs: z.array(z.number().int()),
  isOriginal: z.boolean(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  mayPost: z.boolean(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUserID: z.number().int(),
  updateUserID: z.number().int().nullable(),
  insertUser: UserFragment.optional(),
  updateUser: UserFragment.nullable().optional(),
  postFields: z.array(PostField).optional(),
});
/** A post type. */
export type PostType = z.infer<typeof PostType>;

const changeable = {
  postButtonLabel: visibleText().max(100).optional(),
  postHelperText: visibleText().max(500).optional(),
  roleIDs: z.array(recordNumber).max(100).optional(),
  categoryIDs: z.array(recordNumber).max(500).optional(),
  postFieldIDs: z.array(z.string().max(100)).max(50).optional(),
  isActive: z.boolean().optional(),
};

const name = visibleText().min(1, 'Name is required.').max(100);

/** The input for a new post type. `postFieldIDs` lists its fields in display order. */
export const PostTypePost = z.strictObject({
  postTypeID: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9-]{0,49}$/, 'Use only lowercase letters, digits and hyphens, starting with a letter.'),
  name,
  parentPostTypeID: z.string().max(50),
  ...changeable,
});
/** The input for a new post type. */
export type PostTypePost = z.infer<typeof PostTypePost>;

/** A change of a post type. Omitted properties remain unchanged. */
export const PostTypePatch = z.strictObject({ name: name.optional(), ...changeable });
/** A change of a post type. */
export type PostTypePatch = z.infer<typeof PostTypePatch>;

const tags = ['Post types'] as const;
const byName = z.object({ postTypeID: z.string().max(50) });
const expand = expands('insertUser', 'updateUser', 'postFields');

/** The routes for post types (docs/behavior/post.md#post-types). */
export const postTypeRoutes = {
  list: {
    method: 'GET',
    url: '/post-types',
    schema: {
      tags,
      summary: 'List post types',
      description:
        'Built-in types first, then by name. Inactive ones, or with `includeDeleted` deleted ones, need site.manage. Fields are as in `GET /post-fields`. Texts are in the viewer’s language, with `translated=false` in the original.',
      querystring: z.object({
        postTypeID: z.string().max(50).optional(),
        parentPostTypeID: z.string().max(50).optional(),
        isOriginal: flag,
        isActive: flag,
        includeDeleted: flag,
        translated: flag,
        expand,
        ...paging(100, 500),
        ...fields,
      }),
      response: { 200: z.array(PostType) },
    },
  },
  read: {
    method: 'GET',
    url: '/post-types/:postTypeID',
    schema: {
      tags,
      summary: 'Read a post type',
      description: 'With `includeDeleted` also a deleted type, which existing posts may have.',
      params: byName,
      querystring: z.object({ includeDeleted: flag, expand, ...fields }),
      response: { 200: PostType },
    },
  },
  create: {
    method: 'POST',
    url: '/post-types',
    schema: {
      tags,
      summary: 'Add a post type',
      description:
        'Needs site.manage. Its parent is a built-in type. Given categories that restrict their post types also allow it.',
      body: PostTypePost,
      response: { 201: PostType },
    },
  },
  change: {
    method: 'PATCH',
    url: '/post-types/:postTypeID',
    schema: {
      tags,
      summary: 'Change a post type',
      description:
        'Needs site.manage. The name of a built-in type is an interface text and cannot change. Newly given categories that restrict their post types also allow it.',
      params: byName,
      body: PostTypePatch,
      response: { 200: PostType },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/post-types/:postTypeID',
    schema: {
      tags,
      summary: 'Delete a post type',
      description:
        'Needs site.manage. Existing posts retain it; new posts cannot use it. Built-in types cannot be deleted.',
      params: byName,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
