import { z } from 'zod';
import {
  type ProfileDataType,
  profileDataTypes,
  profileFormTypes,
} from '#api/member/profile-field/profile-field-types.ts';
import { memberPath } from '#api/member/user/user.contract.ts';
import { fields, flag, listOf } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const dataType = z.enum(profileDataTypes);

/** The data type of a profile field in requests. `bool` is an alias of `boolean`. */
export const dataTypeInput = z
  .enum([...profileDataTypes, 'bool'])
  .transform((name): ProfileDataType => (name === 'bool' ? 'boolean' : name));
const formType = z.enum(profileFormTypes);

/**
 * Controls who may read an answer. `public`: all who may see profiles. `private`: the member and holders of
 * personalInfo.view. `internal`: only holders of internalInfo.view.
 */
const visibility = z.enum(['public', 'private', 'internal']);

/**
 * Controls who may change an answer. `all`: the member and holders of users.edit. `restricted`: only holders of
 * users.edit. `none`: no user.
 */
const mutability = z.enum(['all', 'restricted', 'none']);

/** Controls whether the registration form contains the field. */
const registrationOptions = z.enum(['required', 'optional', 'hidden']);

const option = z.union([visibleText().min(1).max(100), z.number()]);
const options = z.array(option).max(100).nullable();

/** The locations that show an answer besides the profile, and whether the member search covers it. */
const displayOptions = z.object({
  userCards: z.boolean().default(false),
  posts: z.boolean().default(false),
  search: z.boolean().default(false),
});

/**
 * A custom profile field defined by the site (docs/behavior/member.md#profile-fields). `optionNames` maps options to their
 * translations in the viewer's language, if there are any.
 */
export const ProfileField = z.object({
  apiName: z.string(),
  label: z.string(),
  description: z.string(),
  dataType,
  formType,
  visibility,
  mutability,
  displayOptions: z.object({ userCards: z.boolean(), posts: z.boolean(), search: z.boolean() }),
  dropdownOptions: z.array(z.union([z.string(), z.number()])).nullable(),
  optionNames: z.record(z.string(), z.string()).optional(),
  registrationOptions,
  enabled: z.boolean(),
  sort: z.number().int(),
});
export type ProfileField = z.infer<typeof ProfileField>;

const label = visibleText().min(1).max(100);
const description = visibleText().max(500);

/** The request body for a new profile field. `dropdownOptions` are the options of a dropdown or token control. */
export const ProfileFieldPost = z.object({
  apiName: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[A-Za-z][\w-]*$/, 'Use only letters, digits, hyphens and underscores, starting with a letter.'),
  label,
  description: description.default(''),
  dataType: dataTypeInput,
  formType,
  visibility,
  mutability,
  displayOptions: displayOptions.prefault({}),
  dropdownOptions: options.default(null),
  registrationOptions,
  enabled: z.boolean().default(true),
});
export type ProfileFieldPost = z.input<typeof ProfileFieldPost>;

/** The changeable properties of a profile field. Its name and data type cannot be changed. */
export const ProfileFieldPatch = z.object({
  label: label.optional(),
  description: description.optional(),
  formType: formType.optional(),
  visibility: visibility.optional(),
  mutability: mutability.optional(),
  displayOptions: displayOptions.partial().optional(),
  dropdownOptions: options.optional(),
  registrationOptions: registrationOptions.optional(),
  enabled: z.boolean().optional(),
});
export type ProfileFieldPatch = z.input<typeof ProfileFieldPatch>;

/** An answer to a profile field. */
export const FieldValue = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(100)).max(100),
  z.array(z.number()).max(100),
]);

/** The answers of a member, keyed by profile field name. */
export const UserProfileFields = z.record(z.string(), FieldValue);
export type UserProfileFields = z.infer<typeof UserProfileFields>;

/**
 * The answers in a request. `null`, an empty text or an empty list deletes an answer. Registration accepts the same
 * record as `profileFields`. `server/member/profile-field/profile-field-value.ts` validates and stores it.
 */
export const UserProfileFieldsPatch = z.record(z.string().max(100), FieldValue.nullable());
export type UserProfileFieldsPatch = z.infer<typeof UserProfileFieldsPatch>;

const tags = ['Profile fields'] as const;
const byName = z.object({ apiName: z.string().max(100) });

/** The routes for custom profile fields and the answers of members to them (docs/behavior/member.md#profile-fields). */
export const profileFieldRoutes = {
  list: {
    method: 'GET',
    url: '/profile-fields',
    schema: {
      tags,
      summary: 'List profile fields',
      description:
        'In their order. Guests get the fields of the registration form; members the enabled ones, internal ones only with ' +
        'internalInfo.view; holders of site.manage all of them. Texts are in the language of the viewer, unless `translated=false`.',
      querystring: z.object({
        dataType: listOf(dataTypeInput),
        formType: listOf(formType),
        visibility: visibility.optional(),
        mutability: mutability.optional(),
        registrationOptions: registrationOptions.optional(),
        enabled: flag,
        translated: flag,
        ...fields,
      }),
      response: { 200: z.array(ProfileField) },
    },
  },
  read: {
    method: 'GET',
    url: '/profile-fields/:apiName',
    schema: {
      tags,
      summary: 'Read a profile field',
      params: byName,
      querystring: z.object(fields),
      response: { 200: ProfileField },
    },
  },
  create: {
    method: 'POST',
    url: '/profile-fields',
    schema: {
      tags,
      summary: 'Add a profile field',
      description: 'Needs site.manage. It is added at the end; there are at most 50.',
      body: ProfileFieldPost,
      response: { 201: ProfileField },
    },
  },
  change: {
    method: 'PATCH',
    url: '/profile-fields/:apiName',
    schema: {
      tags,
      summary: 'Change a profile field',
      description: 'Needs site.manage. The name and the data type cannot change.',
      params: byName,
      body: ProfileFieldPatch,
      response: { 200: ProfileField },
    },
  },
  sort: {
    method: 'PUT',
    url: '/profile-fields/sorts',
    schema: {
      tags,
      summary: 'Order profile fields',
      description: 'Needs site.manage. The body maps each name to its position, in ascending order.',
      body: z.record(z.string().max(100), z.number().int().min(-1_000_000).max(1_000_000)),
      response: { 200: z.record(z.string(), z.number().int()) },
    },
  },
  delete: {
    method: 'DELETE',
    url: '/profile-fields/:apiName',
    schema: {
      tags,
      summary: 'Delete a profile field',
      description: 'Needs site.manage. Deletes the members’ values too.',
      params: byName,
      response: { 204: z.undefined() },
    },
  },
  readValues: {
    method: 'GET',
    url: '/users/:id/profile-fields',
    schema: {
      tags,
      summary: 'Read a member’s profile fields',
      description: 'The values that the viewer may see; none of a closed profile.',
      params: memberPath,
      querystring: z.object(fields),
      response: { 200: UserProfileFields },
    },
  },
  changeValues: {
    method: 'PATCH',
    url: '/users/:id/profile-fields',
    schema: {
      tags,
      summary: 'Change a member’s profile fields',
      description:
        'The viewer’s own need profiles.edit; other members’ and restricted fields need users.edit. Omitted fields stay unchanged.',
      params: memberPath,
      body: UserProfileFieldsPatch,
      response: { 200: UserProfileFields },
    },
  },
  changeExtended: {
    method: 'PATCH',
    url: '/users/:id/extended',
    schema: {
      tags,
      summary: 'Change a member’s profile fields (older path)',
      description: 'Like `PATCH /users/{id}/profile-fields`.',
      params: memberPath,
      body: UserProfileFieldsPatch,
      response: { 200: UserProfileFields },
    },
  },
} as const satisfies Record<string, ContractRoute>;
