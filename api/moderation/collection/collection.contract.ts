import { z } from 'zod';
import { Category } from '#api/category/category-fields.contract.ts';
import { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { dateRange, expands, fields, numberRange, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Collections'] as const;
const id = z.number().int();
const recordNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const needed = 'Needs community.manage.';

/** The record types a collection can contain. Articles, events, groups and knowledge bases are provided by add-ons. */
export const CollectionRecordType = z.enum(['article', 'category', 'discussion', 'event', 'groups', 'knowledgeBase']);

const own = { recordType: CollectionRecordType, sort: z.number().int().min(-1_000_000).max(1_000_000).nullable() };

/** A record to add to a collection. `sort` is its position, lowest first. */
export const CollectionRecordPost = z.object({
  recordID: recordNumber,
  recordType: own.recordType,
  sort: own.sort.optional(),
});
/** A record to add to a collection. */
export type CollectionRecordPost = z.infer<typeof CollectionRecordPost>;

/** A record of a collection and the date it was added. */
export const CollectionRecord = z.object({ recordID: id, ...own, dateAddedToCollection: z.string() });
/** A record of a collection. */
export type CollectionRecord = z.infer<typeof CollectionRecord>;

/** A manually curated list of records. */
export const Collection = z.object({
  collectionID: id,
  name: z.string(),
  dateInserted: z.string(),
  dateUpdated: z.string().nullable(),
  insertUserID: id.nullable(),
  updateUserID: id.nullable(),
  records: z.array(CollectionRecord),
});
/** A manually curated list of records. */
export type Collection = z.infer<typeof Collection>;

/** The body for creating a collection. */
export const CollectionPost = z.object({
  name: visibleText().min(1, 'Name is required.').max(255),
  records: z.array(CollectionRecordPost).max(500),
});
/** The body for creating a collection. */
export type CollectionPost = z.infer<typeof CollectionPost>;

/** The body for changing a collection. Missing properties stay as they are. */
const CollectionPatch = CollectionPost.partial().extend({
  known: z
    .array(CollectionRecordPost.pick({ recordID: true, recordType: true }))
    .max(500)
    .optional(),
});

const filled = { recordID: id, ...own, record: z.union([Discussion, Category]) };

/** A collection with its records. Records that the viewer may not see are omitted. */
export const CollectionContent = z.object({ collectionID: id, name: z.string(), records: z.array(z.object(filled)) });
/** A collection with the records that the viewer may see. */
export type CollectionContent = z.infer<typeof CollectionContent>;

/** One record of one collection, with its data. */
export const CollectionRecordContent = z.object({
  ...filled,
  collectionID: id,
  dateAddedToCollection: z.string(),
  collection: z.object({ collectionID: id, name: z.string() }).optional(),
});
/** One record of one collection, with its data. */
export type CollectionRecordContent = z.infer<typeof CollectionRecordContent>;

const one = z.object({ id: recordID });
const locale = z.string().min(2).max(20);

/** The routes of collections (docs/behavior/post.md#collections). */
export const collectionRoutes = {
  list: {
    method: 'GET',
    url: '/collections',
    schema: {
      tags,
      summary: 'List collections.',
      description: `Sorted by name. ${needed}`,
      querystring: z.object({
        collectionID: numberRange.optional(),
        name: visibleText().max(255).optional(),
        dateUpdated: dateRange.optional(),
        ...paging(20, 500),
        ...fields,
      }),
      response: { 200: z.array(Collection) },
    },
  },
  ofRecord: {
    method: 'GET',
    url: '/collections/by-resource',
    schema: {
      tags,
      summary: 'List the collections that contain a record.',
      description: needed,
      querystring: z.object({ recordID, recordType: CollectionRecordType, ...fields }),
      response: { 200: z.array(Collection) },
    },
  },
  choose: {
    method: 'PUT',
    url: '/collections/by-resource',
    schema: {
      tags,
      summary: 'Set the collections that contain a record.',
      description: `The record is removed from all other collections. ${needed}`,
      body: z.object({ collectionIDs: z.array(recordNumber).max(500), record: CollectionRecordPost }),
      response: { 200: z.array(CollectionContent) },
    },
  },
  contents: {
    method: 'GET',
    url: '/collections/contents/:locale',
    schema: {
      tags,
      summary: 'List the records of collections.',
      description: `The last added first. ${needed}`,
      params: z.object({ locale }),
      querystring: z.object({
        collectionID: numberRange.optional(),
        dateAddedToCollection: dateRange.optional(),
        expand: expands('collection'),
        ...paging(100, 500),
        ...fields,
      }),
      response: { 200: z.array(CollectionRecordContent) },
    },
  },
  get: {
    method: 'GET',
    url: '/collections/:id',
    schema: {
      tags,
      summary: 'Read a collection.',
      description: needed,
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: Collection },
    },
  },
  content: {
    method: 'GET',
    url: '/collections/:id/content/:locale',
    schema: {
      tags,
      summary: 'Read the records of a collection.',
      description:
        'For all viewers; records that are deleted or that the viewer may not see are omitted, also from the count.',
      params: one.extend({ locale }),
      querystring: z.object({ ...paging(500, 500), ...fields }),
      response: { 200: CollectionContent },
    },
  },
  add: {
    method: 'POST',
    url: '/collections',
    schema: {
      tags,
      summary: 'Create a collection.',
      description: needed,
      body: CollectionPost,
      response: { 201: Collection },
    },
  },
  change: {
    method: 'PATCH',
    url: '/collections/:id',
    schema: {
      tags,
      summary: 'Rename a collection, or replace its records.',
      description: `\`known\` are the records that the client has loaded, in their order; when they have changed since, nothing is stored (409 \`collection.changed-meanwhile\`). Records that the collection already has may be deleted ones. ${needed}`,
      params: one,
      body: CollectionPatch,
      response: { 200: Collection },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/collections/:id',
    schema: {
      tags,
      summary: 'Delete a collection. Its records stay.',
      description: needed,
      params: one,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
