import { z } from 'zod';
import { languages } from '#api/languages.ts';
import { listOf, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const locale = z.enum(Object.keys(languages) as [keyof typeof languages, ...(keyof typeof languages)[]]);
const status = z.enum(['active', 'inactive', 'deleted']);

/** A message of the forum, filled in with an example: what it says in a language as administrators left it. */
export const EmailTemplate = z.object({
  emailTemplatesID: z.int(),
  /** What it is called, in the language of whoever asks. */
  name: z.string(),
  emailType: z.enum(['system', 'custom']),
  status,
  locale,
  subject: z.string(),
  /** As plain text, without what stands at its foot. */
  body: z.string(),
  /** Why the reader gets it. */
  footer: z.string(),
  emailLogo: z.string().nullable(),
  emailConfig: z.object({}),
  /** How many of its words were changed. */
  countChanged: z.int(),
});
/** A message of the forum. */
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/** One of the texts a message is made of. */
export const EmailWord = z.object({
  /** The id of the text (`docs/languages.md`). */
  id: z.string(),
  text: z.string(),
  /** What it says unless it is changed. */
  original: z.string(),
  /** How many messages say it. */
  countTemplates: z.int(),
});
/** One of the texts a message is made of. */
export type EmailWord = z.infer<typeof EmailWord>;

/** A message with all its texts. */
export const EmailTemplateInFull = z.object({ ...EmailTemplate.shape, words: z.array(EmailWord) });
/** A message with all its texts. */
export type EmailTemplateInFull = z.infer<typeof EmailTemplateInFull>;

const path = z.object({ id: recordID });
const words = z.record(z.string().max(200), visibleText().min(1).max(2_000).nullable());
const draft = { locale: locale.optional(), words: words.default({}) };
const tags = ['E-mails'] as const;

/** The words of the forum's messages; needs site.manage (`spec/api.md`, email-templates). */
export const emailTemplateRoutes = {
  list: {
    method: 'GET',
    url: '/email-templates',
    schema: {
      tags,
      summary: 'List the messages that the forum sends.',
      description: 'In the site’s language, unless another is named. All are the system’s and active.',
      querystring: z.object({
        emailTemplateID: recordID.optional(),
        emailType: z.enum(['system', 'custom']).optional(),
        statuses: listOf(status),
        locale: locale.optional(),
        ...paging(30, 100),
      }),
      response: { 200: z.array(EmailTemplate) },
    },
  },
  read: {
    method: 'GET',
    url: '/email-templates/:id',
    schema: {
      tags,
      summary: 'Read a message and its texts.',
      params: path,
      querystring: z.object({ locale: locale.optional() }),
      response: { 200: EmailTemplateInFull },
    },
  },
  change: {
    method: 'PATCH',
    url: '/email-templates/:id',
    schema: {
      tags,
      summary: 'Change the texts of a message in one language.',
      description:
        'By the ids of the texts; null brings the original back. Other messages that say a text say it anew too.',
      params: path,
      body: z.object({ locale: locale.optional(), words }),
      response: { 200: EmailTemplateInFull },
    },
  },
  reset: {
    method: 'DELETE',
    url: '/email-templates/:id',
    schema: {
      tags,
      summary: 'Bring the original texts of a message back.',
      description: 'In one language. Texts that other messages say as well stay as they are.',
      params: path,
      querystring: z.object({ locale: locale.optional() }),
      response: { 204: z.null() },
    },
  },
  render: {
    method: 'POST',
    url: '/email-templates/:id/render',
    schema: {
      tags,
      summary: 'See a message as it would be sent.',
      description: 'With texts that are not saved yet in place of the saved ones.',
      params: path,
      body: z.object(draft),
      response: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
    },
  },
  preview: {
    method: 'POST',
    url: '/email-templates/:id/preview',
    schema: {
      tags,
      summary: 'Send a message to try.',
      params: path,
      body: z.object({ ...draft, destinationAddress: z.email().max(254) }),
      response: { 201: z.object({ success: z.boolean() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
