import { z } from 'zod';
import type { ContractRoute } from '#api/route.ts';

const colour = z
  .string()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Enter a color such as #146c78.')
  .optional();

const look = {
  emailFormat: z.enum(['html', 'text']).default('html'),
  templateStyles: z
    .object({
      logoUrl: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .optional(),
      textColor: colour,
      backgroundColor: colour,
      containerBackgroundColor: colour,
      buttonTextColor: colour,
      buttonBackgroundColor: colour,
    })
    .default({}),
  /** The footer text. It replaces the reason why the recipient gets the e-mail. */
  footer: z.string().max(1_000).optional(),
};
/** The design of an e-mail. */
export const EmailDesign = z.object(look);
/** The design of an e-mail. */
export type EmailDesign = z.infer<typeof EmailDesign>;

const destinationAddress = z.email().max(254);
const sent = z.object({ success: z.boolean() });
const tags = ['E-mails'] as const;

/** The routes for previewing and testing the design of e-mails. Requires `site.manage`. */
export const emailRoutes = {
  preview: {
    method: 'POST',
    url: '/emails/preview',
    schema: { tags, summary: 'Preview the design of e-mails.', body: EmailDesign, response: { 200: z.string() } },
  },
  sendTest: {
    method: 'POST',
    url: '/emails/send-test',
    schema: {
      tags,
      summary: 'Send a test e-mail.',
      body: z.object({ ...look, destinationAddress }),
      response: { 201: sent },
    },
  },
  sendTestDigest: {
    method: 'POST',
    url: '/emails/send-test-digest',
    schema: {
      tags,
      summary: 'Send a test digest to a member.',
      description: '`success` is false when there is no content. It does not count as a digest of the member.',
      body: z.object({
        ...look,
        destinationAddress,
        destinationUserID: z.int().positive(),
        deliveryDate: z.iso.datetime({ offset: true }).optional(),
      }),
      response: { 201: sent },
    },
  },
  previewDigest: {
    method: 'GET',
    url: '/digest/preview',
    schema: {
      tags,
      summary: 'Preview the present digest of a member.',
      description: 'The viewer’s, or with site.manage any member’s; `html` is empty when there is no content.',
      querystring: z.object({
        userID: z.coerce.number().int().positive().optional(),
        frequency: z.enum(['daily', 'weekly']).default('weekly'),
      }),
      response: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
    },
  },
  deliveryDates: {
    method: 'GET',
    url: '/digest/delivery-dates',
    schema: {
      tags,
      summary: 'List the dates of past and upcoming digests.',
      description: 'Needs site.manage.',
      response: {
        200: z.object({
          sent: z.array(z.object({ dateScheduled: z.string(), totalSubscribers: z.int().nullable() })),
          scheduled: z.object({ dateScheduled: z.string(), totalSubscribers: z.int().nullable() }),
          upcoming: z.array(z.string()),
        }),
      },
    },
  },
} as const satisfies Record<string, ContractRoute>;
