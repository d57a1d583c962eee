import { z } from 'zod';
import { dataTypeInput, FieldValue } from '#api/member/profile-field/profile-field.contract.ts';
import { profileDataTypes, profileFormTypes } from '#api/member/profile-field/profile-field-types.ts';
import { fields, flag, paging } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const dataType = z.enum(profileDataTypes);
const formType = z.enum(profileFormTypes);

/**
 * The audience of a field's value. `public`: everybody who may read the post. `private`: the author and members with
 * personalInfo.view. `internal`: only members with internalInfo.view. Members with community.moderate see all values.
 */
const visibility = z.enum(['public', 'private', 'internal']);

const options = z
  .array(z.union([visibleText().min(1).max(100), z.number()]))
  .max(100)
  .nullable();

/**
 * A custom field of one or more post types (docs/behavior/post.md#post-fields). `postTypeIDs` are the types it belongs
 * to. `optionNames` maps options to their translations in the viewer's language, if there are any.
 */
export const PostField = z.object({
  postFieldID: z.string(),
  postTypeIDs: z.array(z.string()),
  label: z.string(),
  description: z.string(),
  dataType,
  formType,
  dropdownOptions: z.array(z.union([z.string(), z.number()])).nullable(),
  optionNames: z.record(z.string(), z.string()).optional(),
  visibility,
  isRequired: z.boolean(),
  isActive: z.boolean(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUserID: z.number().int(),
  updateUserID: z.number().int().nullable(),
});
/** A custom field of one or more post types. */
export type PostField = z.infer<typeof PostField>;

const label = visibleText().min(1).max(100);
const description = visibleText().max(500);

/** The input for a new post field. With `postTypeID`, the field is appended to that type. */
export const PostFieldPost = z.strictObject({
  postFieldID: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[A-Za-z][\w-]*$/, 'Use only letters, digits, hyphens and underscores, starting with a letter.'),
  postTypeID: z.string().max(50).optional(),
  label,
  description: description.default(''),
  dataType: dataTypeInput,
  formType,
  dropdownOptions: options.default(null),
  visibility,
  isRequired: z.boolean().default(false),
  isActive: z.boolean().default(true),
});
/** The input for a new post field. */
export type PostFieldPost = z.input<typeof PostFieldPost>;

/** The changeable properties of a post field. Its ID and data type cannot be changed. */
export const PostFieldPatch = z.strictObject({
  label: label.optional(),
  description: description.optional(),
  formType: formType.optional(),
  dropdownOptions: options.optional(),
  visibility: visibility.optional(),
  isRequired: z.boolean().optional(),
  isActive: z.boolean().optional(),
});
/** The changeable properties of a post field. */
export type PostFieldPatch = z.input<typeof PostFieldPatch>;

/** The field values of a post, by field ID. */
export const PostMeta = z.record(z.string(), FieldValue);
/** The field values of a post. */
export type PostMeta = z.infer<typeof PostMeta>;

/**
 * Field values in a request. Null, an empty text or an empty list removes a value. Fields that are not named remain
 * unchanged.
 */
export const PostMetaPatch = z.record(z.string().max(100), FieldValue.nullable());
/** Field values in a request. */
export type PostMetaPatch = z.infer<typeof PostMetaPatch>;

const tags = ['Post types'] as const;
const byName = z.object({ postFieldID: z.string().max(100) });

/** The routes for post fields (docs/behavior/post.md#post-fields). */
export const postFieldRoutes = {
  list: {
    method: 'GET',
    url: '/post-fields',
    schema: {
      tags,
      summary: 'List post fields',
      description:
        'Sorted by name or, with `postTypeID`, the fields of that type in their order. Guests get public fields, members private ones too, internal ones only with internalInfo.view or community.moderate; holders of site.manage all, including disabled ones. Texts are in the viewer’s language, with `translated=false` in the original.',
      querystring: z.object({
        postTypeID: z.string().max(50).optional(),
        dataType: dataTypeInput.optional(),
        formType: formType.optional(),
        visibility: visibility.optional(),
        isRequired: flag,
        isActive: flag,
        translated: flag,
        ...paging(100, 500),
        ...fields,
      }),
      response: { 200: z.array(PostField) },
    },
  },
  read: {
    method: 'GET',
    url: '/post-fields/:postFieldID',
    schema: {
      tags,
      summary: 'Read a post field',
      params: byName,
      querystring: z.object(fields),
      response: { 200: PostField },
    },
  },
  create: {
    method: 'POST',
    url: '/post-fields',
    schema: {
      tags,
      summary: 'Add a post field',
      description: 'Needs site.manage. With `postTypeID` it becomes the last field of that type.',
      body: PostFieldPost,
      response: { 201: PostField },
    },
  },
  change: {
    method: 'PATCH',
    url: '/post-fields/:postFieldID',
    schema: {
      tags,
      summary: 'Change a post field',
      description: 'Needs site.manage. The name and the data type cannot change.',
      params: byName,
      body: PostFieldPatch,
      response: { 200: PostField },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/post-fields/:postFieldID',
    schema: {
      tags,
      summary: 'Delete a post field',
      description: 'Needs site.manage. Posts no longer show their values; undoing the deletion restores them.',
      params: byName,
      response: { 204: z.null() },
    },
  },
  sort: {
    method: 'PUT',
    url: '/post-fields/:postTypeID/sorts',
    schema: {
      tags,
      summary: 'Set the order of the fields of a post type',
      description:
        'Needs site.manage. The body maps each name to its position, in ascending order; omitted fields follow in their present order.',
      params: z.object({ postTypeID: z.string().max(50) }),
      body: z.record(z.string().max(100), z.number().int().min(-1_000_000).max(1_000_000)),
      response: { 200: z.record(z.string(), z.number().int()) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
