import { z } from 'zod';
import { flag, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Moderation messages'] as const;
const bodyFormat = z.enum(['markdown', 'text', 'textex', 'wysiwyg', 'html']);
const messageType = z.enum(['casual', 'info', 'alert', 'warning']);
const viewLocation = z.enum(['content', 'panel']);
/** The kind of page on which a message appears; `all` means every page. */
const layoutViewType = z.enum([
  'all',
  'home',
  'discussionList',
  'categoryList',
  'discussionCategoryPage',
  'post',
  'createPost',
  'search',
  'profile',
  'inbox',
]);
const recordType = z.enum(['category']).nullable();
const aboutID = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();
const roleIDs = z.array(z.number().int().min(1)).max(100);

/**
 * An announcement shown above pages (docs/behavior/moderation.md#moderation-messages). `bodyHtml` is sanitized.
 * `categoryIDs` are the categories on whose pages it appears; null means all pages. It is shown to members with one of
 * `roleIDs`, or to everyone if there are none.
 */
export const ModerationMessage = z.object({
  moderationMessageID: z.number().int(),
  body: z.string(),
  bodyHtml: z.string(),
  format: bodyFormat,
  isDismissible: z.boolean(),
  isEnabled: z.boolean(),
  recordType,
  recordID: z.number().int().nullable(),
  includeDescendants: z.boolean(),
  categoryIDs: z.array(z.number().int()).nullable(),
  roleIDs: z.array(z.number().int()),
  type: messageType,
  viewLocation,
  layoutViewType,
});
/** An announcement shown above pages. */
export type ModerationMessage = z.infer<typeof ModerationMessage>;

const body = visibleText().min(1, 'Body is required.').max(20_000);

/** The body for creating a moderation message. */
export const ModerationMessagePost = z.object({
  body,
  format: bodyFormat,
  isDismissible: z.boolean().default(false),
  isEnabled: z.boolean().default(false),
  recordType: recordType.default(null),
  recordID: aboutID.default(null),
  includeDescendants: z.boolean().default(false),
  roleIDs: roleIDs.default([]),
  type: messageType.default('casual'),
  viewLocation,
  layoutViewType,
});
/** The body for creating a moderation message, with all defaults applied. */
export type ModerationMessagePost = z.output<typeof ModerationMessagePost>;

/** The body for updating a moderation message. Omitted fields stay unchanged. */
export const ModerationMessagePatch = z.object({
  body: body.optional(),
  format: bodyFormat.optional(),
  isDismissible: z.boolean().optional(),
  isEnabled: z.boolean().optional(),
  recordType: recordType.optional(),
  recordID: aboutID.optional(),
  includeDescendants: z.boolean().optional(),
  roleIDs: roleIDs.optional(),
  type: messageType.optional(),
  viewLocation: viewLocation.optional(),
  layoutViewType: layoutViewType.optional(),
});

const one = z.object({ id: recordID });

/** The routes of moderation messages (docs/behavior/moderation.md#moderation-messages). */
export const moderationMessageRoutes = {
  list: {
    method: 'GET',
    url: '/moderation-messages',
    schema: {
      tags,
      summary: 'List moderation messages.',
      description:
        'Enabled messages for the viewer’s roles and categories that the viewer has not dismissed. With community.moderate or site.manage all of them, unless `forMe` is given.',
      querystring: z.object({
        isEnabled: flag,
        recordID: recordID.optional(),
        type: messageType.optional(),
        layoutViewType: layoutViewType.optional(),
        forMe: flag,
      }),
      response: { 200: z.array(ModerationMessage) },
    },
  },
  get: {
    method: 'GET',
    url: '/moderation-messages/:id',
    schema: { tags, summary: 'Read a moderation message.', params: one, response: { 200: ModerationMessage } },
  },
  add: {
    method: 'POST',
    url: '/moderation-messages',
    schema: {
      tags,
      summary: 'Create a moderation message.',
      description: 'Needs site.manage or community.moderate.',
      body: ModerationMessagePost,
      response: { 201: ModerationMessage },
    },
  },
  change: {
    method: 'PATCH',
    url: '/moderation-messages/:id',
    schema: {
      tags,
      summary: 'Change a moderation message.',
      description: 'Needs site.manage or community.moderate.',
      params: one,
      body: ModerationMessagePatch,
      response: { 200: ModerationMessage },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/moderation-messages/:id',
    schema: {
      tags,
      summary: 'Delete a moderation message.',
      description: 'Needs site.manage or community.moderate.',
      params: one,
      response: { 204: z.null() },
    },
  },
  dismiss: {
    method: 'PUT',
    url: '/moderation-messages/:id/dismiss',
    schema: {
      tags,
      summary: 'Dismiss a moderation message.',
      description: 'Stored in the account of a member, and on the device in a cookie.',
      params: one,
      response: { 200: z.object({ dismissed: z.boolean() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
