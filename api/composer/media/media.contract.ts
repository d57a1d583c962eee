import { z } from 'zod';
import { fields, flag, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Media'] as const;

/** The types of records that an upload can belong to. */
export const MediaOwner = z.enum(['embed', 'comment', 'discussion']);

/** The storage a member uses and their quota, in bytes; a null quota is unlimited. */
export const MediaUsage = z.object({ used: z.number().int(), quota: z.number().int().nullable() });
/** The storage a member uses and their quota, in bytes. */
export type MediaUsage = z.infer<typeof MediaUsage>;

/**
 * An uploaded file. `type` is the media type of its content; `width` and `height` are set for images. The response to
 * an upload adds the member's `usage`.
 */
export const Media = z.object({
  mediaID: z.number().int(),
  name: z.string(),
  url: z.string(),
  type: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  dateInserted: z.string(),
  insertUserID: z.number().int(),
  foreignType: z.string(),
  foreignID: z.number().int().nullable(),
  usage: MediaUsage.optional(),
});
/** An uploaded file. */
export type Media = z.infer<typeof Media>;

const one = z.object({ id: recordID });
const byUrl = z.object({ url: z.string().min(1).max(2_000) });
const file = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' }, type: { type: 'string', enum: ['image'] } },
  required: ['file'],
};

/** The routes of uploaded files. */
export const mediaRoutes = {
  list: {
    method: 'GET',
    url: '/media',
    schema: {
      tags,
      summary: 'List the viewer’s uploads, newest first.',
      querystring: z.object({ type: z.enum(['image']).optional(), ...paging(30, 100), ...fields }),
      response: { 200: z.array(Media) },
    },
  },
  add: {
    method: 'POST',
    url: '/media',
    schema: {
      tags,
      summary: 'Upload a file.',
      description:
        'Needs uploads.add. One multipart field `file`; with `type` = `image`, only pictures are accepted. The type is detected from the content, not from the name; pictures are rotated upright, stripped of metadata and scaled to at most 4096 pixels in width and height.',
      consumes: ['multipart/form-data'],
      body: z.any().meta(file),
      response: { 201: Media },
    },
  },
  usage: {
    method: 'GET',
    url: '/media/usage',
    schema: {
      tags,
      summary: 'Read the used storage space and the quota of the viewer’s uploads.',
      description: 'The quota is the setting upload.quota, or the largest of upload.roleQuotas for the viewer’s roles.',
      response: { 200: MediaUsage },
    },
  },
  getByUrl: {
    method: 'GET',
    url: '/media/by-url',
    schema: {
      tags,
      summary: 'Read an upload by its URL.',
      querystring: byUrl.extend(fields),
      response: { 200: Media },
    },
  },
  removeByUrl: {
    method: 'DELETE',
    url: '/media/by-url',
    schema: {
      tags,
      summary: 'Delete an upload by its URL.',
      description: 'Other members’ uploads need community.moderate.',
      querystring: byUrl.extend({ deleteFile: flag }),
      response: { 204: z.null() },
    },
  },
  removeMany: {
    method: 'DELETE',
    url: '/media/list',
    schema: {
      tags,
      summary: 'Delete several uploads.',
      description:
        'Other members’ uploads need community.moderate. All of them are deleted, or none when one does not exist or may not be deleted.',
      querystring: z.object({ deleteFile: flag }),
      body: z.object({ mediaIDs: z.array(recordID).min(1).max(500) }),
      response: { 204: z.null() },
    },
  },
  removeManyByUrl: {
    method: 'DELETE',
    url: '/media/list-by-url',
    schema: {
      tags,
      summary: 'Delete several uploads by their URLs.',
      description:
        'Other members’ uploads need community.moderate. All of them are deleted, or none when one does not exist or may not be deleted.',
      querystring: z.object({ deleteFile: flag }),
      body: z.object({ urls: z.array(byUrl.shape.url).min(1).max(500) }),
      response: { 204: z.null() },
    },
  },
  downloadByUrl: {
    method: 'GET',
    url: '/media/download-by-url',
    schema: {
      tags,
      summary: 'Redirect to the file of an upload, by its URL.',
      description: 'For the viewer’s uploads and those of readable posts; others need community.moderate.',
      querystring: byUrl,
      response: { 302: z.null() },
    },
  },
  download: {
    method: 'GET',
    url: '/media/:id/download',
    schema: {
      tags,
      summary: 'Redirect to the file of an upload.',
      description: 'For the viewer’s uploads and those of readable posts; others need community.moderate.',
      params: one,
      response: { 302: z.null() },
    },
  },
  get: {
    method: 'GET',
    url: '/media/:id',
    schema: {
      tags,
      summary: 'Read an upload.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: Media },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/media/:id',
    schema: {
      tags,
      summary: 'Delete an upload.',
      description:
        'Other members’ uploads need community.moderate. The file is deleted too unless `deleteFile` is false.',
      params: one,
      querystring: z.object({ deleteFile: flag }),
      response: { 204: z.null() },
    },
  },
  attach: {
    method: 'PATCH',
    url: '/media/:id/attachment',
    schema: {
      tags,
      summary: 'Set the record to which an upload belongs.',
      description: 'Other members’ uploads need community.moderate. The viewer must be allowed to change the record.',
      params: one,
      body: z.object({
        foreignType: MediaOwner,
        foreignID: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      }),
      response: { 200: Media },
    },
  },
} as const satisfies Record<string, ContractRoute>;
