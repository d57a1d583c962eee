import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { expands, fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Themes'] as const;
/** A theme ID: the name of a template, or a number. */
export const themeID = z
  .string()
  .max(50)
  .regex(/^[\w-]+$/, 'This is not a theme name.');
const one = z.object({ id: themeID });
const needed = 'Needs site.manage.';

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Enter a color as # and six digits, such as #3b49c4.')
  .toLowerCase();

/**
 * The variables of a theme. Omitted variables have the values of the built-in theme. `main` sets the hue of all accent
 * colours, `palettes` contains single colours by role (`theme/tokens/color-roles.ts`), `radius` is in pixels.
 */
export const ThemeVariables = z.strictObject({
  main: hexColor.optional(),
  palettes: z
    .partialRecord(z.enum(['light', 'dark', 'contrastLight', 'contrastDark']), z.record(z.string().max(40), hexColor))
    .optional(),
  font: z.enum(['open-sans', 'system', 'serif']).optional(),
  radius: z.number().int().min(0).max(20).optional(),
  spacing: z.enum(['compact', 'normal', 'roomy']).optional(),
});
/** The variables of a theme. */
export type ThemeVariables = z.infer<typeof ThemeVariables>;

const markup = z.string().max(20_000);
const asset = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), url: z.string(), 'content-type': z.string(), data: data.optional() });

/**
 * The assets of a theme. `data` is present when requested with `expand`. `styles` is generated from the variables and
 * is read-only.
 */
const Assets = z.object({
  variables: asset('json', ThemeVariables),
  styles: asset('css', z.string()),
  header: asset('html', z.string()).optional(),
  footer: asset('html', z.string()).optional(),
});

const core = {
  themeID: z.string(),
  name: z.string(),
  /** `themeFile` is a built-in template, `themeDB` a custom theme. */
  type: z.enum(['themeFile', 'themeDB']),
  version: z.string(),
  current: z.boolean(),
  parentTheme: z.string().nullable(),
  parentVersion: z.string().nullable(),
  revisionID: z.number().int().nullable(),
  revisionName: z.string().nullable(),
  insertUser: UserFragment.nullable(),
  dateInserted: z.string().nullable(),
};

/** A theme: the appearance of the forum. `revisionID` is null for a template. */
export const Theme = z.object({
  ...core,
  features: z.record(z.string(), z.boolean()),
  supportedSections: z.array(z.string()),
  preview: z.object({
    info: z.record(z.string(), z.string()),
    imageUrl: z.string().nullable(),
    variables: ThemeVariables,
  }),
  assets: Assets,
});
/** A theme: the appearance of the forum. */
export type Theme = z.infer<typeof Theme>;

/** A revision of a theme. `active` marks the current one. */
export const ThemeRevision = z.object({ ...core, active: z.boolean() });
/** A revision of a theme. */
export type ThemeRevision = z.infer<typeof ThemeRevision>;

const name = visibleText().min(1, 'Name is required.').max(100);
const revisionName = visibleText().min(1).max(100);
const given = <Data extends z.ZodType>(data: Data) => z.object({ type: z.string().max(20).optional(), data });
const assets = z.object({
  variables: given(ThemeVariables).optional(),
  header: given(markup).optional(),
  footer: given(markup).optional(),
  fonts: given(z.unknown()).optional(),
  scripts: given(z.unknown()).optional(),
  styles: given(z.unknown()).optional(),
  javascript: given(z.unknown()).optional(),
});
/** The assets of a theme in a write request. */
export type ThemeAssetsWritten = z.infer<typeof assets>;

const expand = expands('header.data', 'footer.data', 'variables.data', 'styles.data');
/** The API routes for themes (docs/behavior/administration.md#themes). */
export const themeRoutes = {
  list: {
    method: 'GET',
    url: '/themes',
    schema: {
      tags,
      summary: 'List the built-in and custom themes.',
      querystring: z.object({ expand, ...fields }),
      response: { 200: z.array(Theme) },
    },
  },
  get: {
    method: 'GET',
    url: '/themes/:id',
    schema: {
      tags,
      summary: 'Read a theme; `current` is the active one.',
      params: one,
      querystring: z.object({
        revisionID: recordID.optional(),
        allowAddonVariables: z.string().optional(),
        expand,
        ...fields,
      }),
      response: { 200: Theme },
    },
  },
  add: {
    method: 'POST',
    url: '/themes',
    schema: {
      tags,
      summary: 'Create a theme.',
      description: needed,
      body: z.object({ name, parentTheme: themeID, parentVersion: z.string().max(20), assets: assets.default({}) }),
      response: { 201: Theme },
    },
  },
  apply: {
    method: 'PUT',
    url: '/themes/current',
    schema: {
      tags,
      summary: 'Select the active theme.',
      description: needed,
      body: z.object({ themeID: z.coerce.string().pipe(themeID) }),
      response: { 200: Theme },
    },
  },
  preview: {
    method: 'PUT',
    url: '/themes/preview',
    schema: {
      tags,
      summary: 'Preview a theme, a revision of a theme, or unsaved values, for the viewer only.',
      description: `${needed} Stored until the session ends; an empty or missing \`themeID\` ends the preview. \`assets\` are shown instead of those of a custom theme.`,
      body: z.object({
        themeID: z.union([z.literal(''), z.coerce.string().pipe(themeID)]).optional(),
        revisionID: z.number().int().min(1).optional(),
        assets: assets.optional(),
      }),
      response: { 200: Theme },
    },
  },
  previewMarkup: {
    method: 'POST',
    url: '/themes/preview/markup',
    schema: {
      tags,
      summary: 'Read the header or footer of a theme as pages show it, without saving it.',
      description: `${needed} \`removed\` names the elements and attributes that pages cannot contain.`,
      body: z.object({ part: z.enum(['header', 'footer']), data: markup }),
      response: { 200: z.object({ data: z.string(), removed: z.array(z.string()) }) },
    },
  },
  change: {
    method: 'PATCH',
    url: '/themes/:id',
    schema: {
      tags,
      summary: 'Change a theme.',
      description: `${needed} Changed assets create a new revision; \`revisionID\` alone restores an earlier one.`,
      params: one,
      body: z.object({
        name: name.optional(),
        parentTheme: themeID.optional(),
        parentVersion: z.string().max(20).optional(),
        revisionID: z.number().int().min(1).optional(),
        revisionName: revisionName.nullable().optional(),
        /** The revision on which the change is based. Another current revision refuses the change (409). */
        knownRevisionID: z.number().int().min(1).optional(),
        assets: assets.optional(),
      }),
      response: { 200: Theme },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/themes/:id',
    schema: {
      tags,
      summary: 'Delete a theme that is not active.',
      description: needed,
      params: one,
      response: { 204: z.null() },
    },
  },
  revisions: {
    method: 'GET',
    url: '/themes/:id/revisions',
    schema: {
      tags,
      summary: 'List the revisions of a theme, newest first.',
      params: one,
      querystring: z.object({ ...paging(100, 100), ...fields }),
      response: { 200: z.array(ThemeRevision) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
