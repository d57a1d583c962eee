import { z } from 'zod';
import { Discussion, ExpectedDiscussion, TagFragment } from '#api/discussion/discussion-fields.contract.ts';
import { PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Discussions'] as const;
const params = z.object({ id: recordID });

const TagReference = z.object({
  tagIDs: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).max(100).optional(),
  urlcodes: z.array(z.string().min(1).max(100)).max(100).optional(),
});

/** The routes that set a flag or property of one discussion, for the viewer or for everyone. */
export const discussionMarkRoutes = {
  bookmark: {
    method: 'PUT',
    url: '/discussions/:id/bookmark',
    schema: {
      tags,
      summary: 'Bookmark a discussion, or remove the bookmark.',
      params,
      body: z.object({ bookmarked: z.boolean() }),
      response: { 200: z.object({ bookmarked: z.boolean() }) },
    },
  },
  dismiss: {
    method: 'PUT',
    url: '/discussions/:id/dismiss',
    schema: {
      tags,
      summary: 'Dismiss an announcement, so that it is no longer listed first for the viewer; or undo that.',
      params,
      body: z.object({ dismissed: z.boolean().default(true) }),
      response: { 200: z.object({ dismissed: z.boolean() }) },
    },
  },
  mute: {
    method: 'PUT',
    url: '/discussions/:id/mute',
    schema: {
      tags,
      summary: 'Mute a discussion, so that the viewer gets no notifications of it; or undo that.',
      params,
      body: z.object({ muted: z.boolean() }),
      response: { 200: z.object({ muted: z.boolean() }) },
    },
  },
  bump: {
    method: 'PATCH',
    url: '/discussions/:id/bump',
    schema: {
      tags,
      summary: 'Bump a discussion to the top of the recently active ones.',
      description: 'Needs curation.manage.',
      params,
      response: { 200: Discussion },
    },
  },
  type: {
    method: 'PUT',
    url: '/discussions/:id/type',
    schema: {
      tags,
      summary: 'Change the type of a discussion.',
      description:
        'Needs discussions.edit. Exactly one of `type` and `postTypeID`; with the latter, `postMeta` sets fields of the new type. Values of fields that the new type does not have are stored, and returned again when the discussion returns to their type. 409 when its state differs from `seen`.',
      params,
      body: z
        .object({
          type: z.string().min(1).max(50).optional(),
          postTypeID: z.string().min(1).max(50).optional(),
          postMeta: PostMetaPatch.optional(),
          seen: ExpectedDiscussion.optional(),
        })
        .refine(({ type, postTypeID }) => (type === undefined) !== (postTypeID === undefined), {
          path: ['type'],
          message: 'Specify either type or postTypeID, not both.',
        })
        .refine(({ postTypeID, postMeta }) => postMeta === undefined || postTypeID !== undefined, {
          path: ['postMeta'],
          message: 'Give postMeta only with postTypeID.',
        }),
      response: { 200: Discussion },
    },
  },
  setTags: {
    method: 'PUT',
    url: '/discussions/:id/tags',
    schema: {
      tags,
      summary: 'Replace the tags of a discussion.',
      description: 'For members who may edit the discussion. 404 for an unknown tag.',
      params,
      body: TagReference,
      response: { 200: z.array(TagFragment) },
    },
  },
  addTags: {
    method: 'POST',
    url: '/discussions/:id/tags',
    schema: {
      tags,
      summary: 'Add tags to a discussion.',
      description: 'For members who may edit the discussion. 404 for an unknown tag.',
      params,
      body: TagReference,
      response: { 200: z.array(TagFragment) },
    },
  },
  setCanonicalUrl: {
    method: 'PUT',
    url: '/discussions/:id/canonical-url',
    schema: {
      tags,
      summary: 'Set the canonical URL of a discussion for search engines.',
      description: 'Needs discussions.edit. 400 when it already has one.',
      params,
      body: z.object({ canonicalUrl: z.url({ protocol: /^https?$/ }).max(2_000) }),
      response: { 200: Discussion },
    },
  },
  removeCanonicalUrl: {
    method: 'DELETE',
    url: '/discussions/:id/canonical-url',
    schema: {
      tags,
      summary: 'Remove the canonical URL of a discussion.',
      description: 'Needs discussions.edit.',
      params,
      response: { 204: z.null() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
