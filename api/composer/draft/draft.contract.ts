import { z } from 'zod';
import { draftLimits, tidyDraftValue } from '#api/composer/draft/draft-limits.ts';
import { bodyFormats } from '#api/post/body/body-format.ts';
import { dateRange, expands, fields, memberIDs, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Drafts'] as const;
const recordNumber = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const recordType = z.enum(['discussion', 'comment', 'article', 'event', 'message']);
const parentType = z.enum(['comment', 'discussion', 'category', 'escalation', 'event', 'conversation']);

const format = z.enum(bodyFormats);
const shortText = z.string().max(200);

/** The form data of a draft: the title and settings of a discussion, or the position of a comment in its thread. */
const draftMeta = z.looseObject({
  name: z.string().max(1_000).nullish(),
  format: format.nullish(),
  categoryID: recordNumber.nullish(),
  postTypeID: shortText.nullish(),
  postMeta: z.record(z.string(), z.unknown()).nullish(),
  tagIDs: z.array(z.number().int()).nullish(),
  newTagNames: z.array(z.string()).nullish(),
  pinLocation: z.enum(['none', 'category', 'recent']).nullish(),
  pinned: z.boolean().nullish(),
  commentPath: z.string().max(1_000).nullish(),
  commentParentID: recordNumber.nullish(),
});

/** The attributes that carry content. A draft needs at least one of them. */
const telling = ['body', 'name', 'draftMeta'] as const;

const known = z
  .looseObject({
    body: z.string().optional(),
    format: format.optional(),
    draftType: recordType.optional(),
    draftMeta: draftMeta.optional(),
    lastSaved: z.string().max(50).optional(),
    name: z.string().max(1_000).optional(),
    groupID: recordNumber.nullish(),
  })
  .refine((attributes) => telling.some((name) => attributes[name] !== undefined), {
    message: 'A draft needs a body, a name or draftMeta.',
  });

/**
 * The content of a draft: text, format and form data. Unknown properties are preserved. The limit is 200 kB as JSON.
 */
export const DraftAttributes = z
  .record(z.string(), z.unknown())
  .transform((value, context) => {
    const tidied = tidyDraftValue(value);
    if (tidied.problem) context.addIssue({ code: 'custom', message: tidied.problem });
    return tidied.problem ? z.NEVER : (tidied.value as Record<string, unknown>);
  })
  .pipe(known)
  .describe(`Text, format and what the form needs; at most ${draftLimits.bytes} bytes as JSON.`);

/**
 * A draft: unpublished text, stored for its author. `version` counts the saves; `dateUpdated` is the time of the last
 * save. `name`, `excerpt`, `editUrl`, `breadCrumbs` (the location of the post) and `permaLink` (the URL that the post
 * has, or will have after its scheduled publication) are returned by the list when `expand` requests them.
 */
export const Draft = z.object({
  draftID: z.number().int(),
  recordType: z.string(),
  recordID: z.number().int().nullable(),
  parentRecordType: z.string().nullable(),
  parentRecordID: z.number().int().nullable(),
  attributes: z.record(z.string(), z.unknown()),
  draftStatus: z.enum(['draft', 'scheduled', 'error']),
  dateScheduled: z.string().nullable(),
  /** The reason why the scheduled publication failed; set when the status is `error`. */
  failedReason: z.string().nullable().optional(),
  version: z.number().int(),
  insertUserID: z.number().int(),
  dateInserted: z.string(),
  updateUserID: z.number().int().nullable(),
  dateUpdated: z.string().nullable(),
  name: z.string().optional(),
  excerpt: z.string().optional(),
  editUrl: z.string().optional(),
  breadCrumbs: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
  permaLink: z.string().nullable().optional(),
});
/** A draft: unpublished text, stored for its author. */
export type Draft = z.infer<typeof Draft>;

/** The data that an editor needs to continue a draft. */
export const DraftEdit = Draft.pick({
  draftID: true,
  recordType: true,
  recordID: true,
  parentRecordType: true,
  parentRecordID: true,
  attributes: true,
  draftStatus: true,
  dateScheduled: true,
  failedReason: true,
  version: true,
  dateUpdated: true,
});
/** The data that an editor needs to continue a draft. */
export type DraftEdit = z.infer<typeof DraftEdit>;

const schedule = {
  /** `scheduled` with a date schedules the publication; `draft` cancels the schedule. */
  draftStatus: z.enum(['draft', 'scheduled']).optional(),
  dateScheduled: z.iso.datetime({ offset: true }).nullable().optional(),
};

/** A new draft. */
export const DraftPost = z.object({
  ...schedule,
  recordType,
  recordID: recordNumber.nullable().optional(),
  parentRecordType: parentType.nullable().optional(),
  parentRecordID: recordNumber.nullable().optional(),
  attributes: DraftAttributes,
});

/**
 * A change of a draft. If it contains `version` or `dateUpdated` of the copy on which it is based, a newer copy is not
 * overwritten.
 */
export const DraftPatch = DraftPost.partial().extend({
  version: z.number().int().min(0).max(2_147_483_647).optional(),
  dateUpdated: z.string().max(50).nullable().optional(),
});

const one = z.object({ id: recordID });

/**
 * The routes of drafts (docs/behavior/composer.md#drafts). Members access their own drafts; drafts of others require
 * `community.moderate`.
 */
export const draftRoutes = {
  list: {
    method: 'GET',
    url: '/drafts',
    schema: {
      tags,
      summary: 'List your drafts, newest first.',
      description: 'Scheduled drafts are listed only with `draftStatus=scheduled` or a filter by `dateScheduled`.',
      querystring: z.object({
        recordType: recordType.optional(),
        recordID: recordID.optional(),
        parentRecordType: parentType.optional(),
        parentRecordID: recordID.optional(),
        insertUserID: memberIDs,
        draftStatus: z.enum(['draft', 'scheduled', 'error']).optional(),
        sort: z
          .enum(['draftID', '-draftID', 'dateUpdated', '-dateUpdated', 'dateScheduled', '-dateScheduled'])
          .optional(),
        dateUpdated: dateRange.optional(),
        dateScheduled: dateRange.optional(),
        expand: expands('excerpt', 'editUrl', 'name', 'breadCrumbs', 'permaLink'),
        ...paging(30, 100),
        ...fields,
      }),
      response: { 200: z.array(Draft) },
    },
  },
  get: {
    method: 'GET',
    url: '/drafts/:id',
    schema: {
      tags,
      summary: 'Read a draft.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: Draft },
    },
  },
  edit: {
    method: 'GET',
    url: '/drafts/:id/edit',
    schema: {
      tags,
      summary: 'Read a draft for editing.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: DraftEdit },
    },
  },
  add: {
    method: 'POST',
    url: '/drafts',
    schema: { tags, summary: 'Create a draft.', body: DraftPost, response: { 201: Draft } },
  },
  save: {
    method: 'PATCH',
    url: '/drafts/:id',
    schema: {
      tags,
      summary: 'Save a draft.',
      description:
        'When the body states the `version` (or `dateUpdated`) that it is based on and a newer copy exists, the response is 409 `draft.stale` with that copy as `record`; nothing is overwritten.',
      params: one,
      body: DraftPatch,
      response: { 200: Draft },
    },
  },
  schedule: {
    method: 'PATCH',
    url: '/drafts/schedule/:id',
    schema: {
      tags,
      summary: 'Schedule a draft, or change its schedule.',
      description: 'Needs schedule.allow. A plain draft becomes scheduled; a scheduled one is posted at the new time.',
      params: one,
      body: z.object({ dateScheduled: z.iso.datetime({ offset: true }) }),
      response: { 200: Draft },
    },
  },
  cancelSchedule: {
    method: 'PATCH',
    url: '/drafts/cancel-schedule/:id',
    schema: {
      tags,
      summary: 'Cancel the schedule of a draft.',
      params: one,
      response: { 200: Draft },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/drafts/:id',
    schema: { tags, summary: 'Discard a draft.', params: one, response: { 204: z.null() } },
  },
} as const satisfies Record<string, ContractRoute>;
