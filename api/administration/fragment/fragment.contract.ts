import { z } from 'zod';
import { Media } from '#api/composer/media/media.contract.ts';
import { FormSchema } from '#api/form/form-schema.contract.ts';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { fields, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';
import { fragmentTypes, largestHeight, mostFiles, mostScript, mostSettings, mostStyle } from './fragment-limits.ts';

const tags = ['Fragments'] as const;
const needed = 'Needs site.manage.';

/** A record that shows a fragment. */
export const FragmentView = z.object({
  recordType: z.enum(['layout', 'theme']),
  recordID: z.string(),
  recordName: z.string(),
  recordUrl: z.string(),
});
/** A record that shows a fragment. */
export type FragmentView = z.infer<typeof FragmentView>;

const height = z.number().int().min(0).max(largestHeight);

/** The heights of a fragment's content in CSS pixels, as measured in its preview at three widths. */
export const FragmentHeights = z.object({ narrow: height, medium: height, wide: height });
/** The heights of a fragment's content in CSS pixels, as measured in its preview at three widths. */
export type FragmentHeights = z.infer<typeof FragmentHeights>;

/** A fragment at one of its revisions. A `draft` is not published yet. */
export const Fragment = z.object({
  fragmentUUID: z.uuid(),
  name: z.string(),
  fragmentType: z.enum(fragmentTypes),
  status: z.enum(['draft', 'active', 'past-revision']),
  isLatest: z.boolean(),
  fragmentRevisionUUID: z.uuid(),
  revisionInsertUserID: z.number().int(),
  revisionInsertUser: UserFragment,
  dateRevisionInserted: z.string(),
  commitMessage: z.string(),
  commitDescription: z.string(),
  isApplied: z.boolean(),
  url: z.string(),
  jsUrl: z.string(),
  cssUrl: z.string(),
  fragmentViews: z.array(FragmentView),
});
/** A fragment at one of its revisions. */
export type Fragment = z.infer<typeof Fragment>;

const settings = z
  .record(z.string().max(100), z.unknown())
  .refine((value) => JSON.stringify(value).length <= mostSettings, 'These settings are too long.');

/** Settings with which the preview shows a fragment. */
export const FragmentPreviewData = z.object({
  previewDataUUID: z.uuid(),
  data: settings,
  name: z.string().max(100),
  description: z.string().max(500).optional(),
});
/** Settings with which the preview shows a fragment. */
export type FragmentPreviewData = z.infer<typeof FragmentPreviewData>;

/**
 * A fragment with its contents. `js` is the script that runs, `jsRaw` the source from which it was made. `customSchema`
 * describes its settings as a form (docs/how-to-add-a-form-control.md).
 */
export const FragmentDetails = Fragment.extend({
  js: z.string(),
  jsRaw: z.string(),
  css: z.string(),
  customSchema: FormSchema.nullable(),
  previewData: z.array(FragmentPreviewData),
  files: z.array(Media),
  heights: FragmentHeights.nullable(),
});
/** A fragment with its contents. */
export type FragmentDetails = z.infer<typeof FragmentDetails>;

const name = visibleText().min(1, 'Name is required.').max(100);
const message = visibleText().min(1).max(200);
const description = z.string().max(2_000);
const script = z.string().max(mostScript);
const written = {
  jsRaw: script.optional(),
  css: z.string().max(mostStyle).optional(),
  customSchema: z.looseObject({}).nullable().optional(),
  previewData: z.array(FragmentPreviewData).max(mostFiles).optional(),
  files: z
    .array(z.looseObject({ mediaID: recordID }))
    .max(mostFiles)
    .optional(),
  heights: FragmentHeights.nullable().optional(),
  commitMessage: message.optional(),
  commitDescription: description.optional(),
};

const one = z.object({ fragmentUUID: z.uuid() });
const revision = z.uuid().optional();
const accepted = z.object({ didAccept: z.boolean() });
const success = z.object({ success: z.boolean() });
/** The API routes for fragments (docs/behavior/fragment.md). */
export const fragmentRoutes = {
  list: {
    method: 'GET',
    url: '/fragments',
    schema: {
      tags,
      summary: 'List fragments, each at its latest revision, or the revisions with a status.',
      description: needed,
      querystring: z.object({
        status: z.enum(['draft', 'active', 'past-revision', 'latest']).default('latest'),
        fragmentType: z.enum(fragmentTypes).optional(),
        sort: z.enum(['dateRevisionInserted', '-dateRevisionInserted']).default('-dateRevisionInserted'),
        appliedStatus: z.enum(['all', 'applied', 'not-applied']).default('all'),
        ...fields,
      }),
      response: { 200: z.array(Fragment) },
    },
  },
  add: {
    method: 'POST',
    url: '/fragments',
    schema: {
      tags,
      summary: 'Create a fragment: a draft, or published at once with a `commitMessage`.',
      description: needed,
      body: z.object({ name, fragmentType: z.enum(fragmentTypes), js: script, ...written }),
      response: { 200: FragmentDetails },
    },
  },
  disclosure: {
    method: 'GET',
    url: '/fragments/disclosure-state',
    schema: {
      tags,
      summary: 'Read whether the viewer has accepted the notice about custom code.',
      description: needed,
      response: { 200: accepted },
    },
  },
  accept: {
    method: 'PUT',
    url: '/fragments/disclosure-state',
    schema: {
      tags,
      summary: 'Accept the notice about custom code, or withdraw the acceptance.',
      description: needed,
      body: accepted,
      response: { 200: success },
    },
  },
  get: {
    method: 'GET',
    url: '/fragments/:fragmentUUID',
    schema: {
      tags,
      summary: 'Read a fragment at its latest revision, its published one, or a given one.',
      description: needed,
      params: one,
      querystring: z.object({
        fragmentRevisionUUID: revision,
        status: z.enum(['active', 'latest']).default('latest'),
        ...fields,
      }),
      response: { 200: FragmentDetails },
    },
  },
  change: {
    method: 'PATCH',
    url: '/fragments/:fragmentUUID',
    schema: {
      tags,
      summary: 'Save a draft of a fragment, or publish the change with a `commitMessage`.',
      description: needed,
      params: one,
      body: z.object({
        name: name.optional(),
        js: script.optional(),
        ...written,
        /** The revision that the change is based on. Refused when another one is the latest. */
        knownRevisionUUID: z.uuid().optional(),
      }),
      response: { 200: FragmentDetails },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/fragments/:fragmentUUID',
    schema: {
      tags,
      summary: 'Delete a fragment that nothing shows, or only its draft with `fragmentRevisionUUID`.',
      description: needed,
      params: one,
      querystring: z.object({ fragmentRevisionUUID: revision }),
      response: { 200: success },
    },
  },
  commit: {
    method: 'POST',
    url: '/fragments/:fragmentUUID/commit-revision',
    schema: {
      tags,
      summary: 'Publish the draft of a fragment, or restore an earlier revision as a new one.',
      description: needed,
      params: one,
      body: z.object({
        fragmentRevisionUUID: z.uuid(),
        commitMessage: message,
        commitDescription: description.optional(),
      }),
      response: { 200: FragmentDetails },
    },
  },
  revisions: {
    method: 'GET',
    url: '/fragments/:fragmentUUID/revisions',
    schema: {
      tags,
      summary: 'List the revisions of a fragment, newest first.',
      description: needed,
      params: one,
      querystring: z.object({ commitMessage: z.string().max(200).optional(), ...paging(30, 500), ...fields }),
      response: { 200: z.array(Fragment) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
