import { z } from 'zod';
import { LocaleKey } from '#api/administration/translation/locale.contract.ts';
import { listOf, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const locale = LocaleKey;
const status = z.enum(['active', 'inactive', 'deleted']);

/** An e-mail template, filled in with sample data, in a language and with the administrators' changes. */
export const EmailTemplate = z.object({
  emailTemplatesID: z.int(),
  /** The display name, in the viewer's language. */
  name: z.string(),
  emailType: z.enum(['system', 'custom']),
  status,
  locale,
  subject: z.string(),
  /** The plain text, without the footer. */
  body: z.string(),
  /** The reason why the recipient gets the e-mail. */
  footer: z.string(),
  emailLogo: z.string().nullable(),
  emailConfig: z.object({}),
  /** The number of changed texts. */
  countChanged: z.int(),
});
/** An e-mail template, filled in with sample data. */
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/** A text of an e-mail template. */
export const EmailTemplateText = z.object({
  /** The key of the text (`docs/languages.md`). */
  id: z.string(),
  text: z.string(),
  /** The text before any change. */
  original: z.string(),
  /** The number of e-mail templates that contain the text. */
  countTemplates: z.int(),
});
/** A text of an e-mail template. */
export type EmailTemplateText = z.infer<typeof EmailTemplateText>;

/** An e-mail template with all its texts. */
export const EmailTemplateDetails = z.object({ ...EmailTemplate.shape, words: z.array(EmailTemplateText) });
/** An e-mail template with all its texts. */
export type EmailTemplateDetails = z.infer<typeof EmailTemplateDetails>;

const path = z.object({ id: recordID });
const words = z.record(z.string().max(200), visibleText().min(1).max(2_000).nullable());
const draft = { locale: locale.optional(), words: words.default({}) };
const tags = ['E-mails'] as const;

/** The routes for the texts of the forum's e-mails. Requires `site.manage` (docs/behavior/mail.md#email-templates). */
export const emailTemplateRoutes = {
  list: {
    method: 'GET',
    url: '/email-templates',
    schema: {
      tags,
      summary: 'List the e-mail templates.',
      description: 'In the site’s language by default. All are system templates and active.',
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
      summary: 'Read an e-mail template and its texts.',
      params: path,
      querystring: z.object({ locale: locale.optional() }),
      response: { 200: EmailTemplateDetails },
    },
  },
  change: {
    method: 'PATCH',
    url: '/email-templates/:id',
    schema: {
      tags,
      summary: 'Change the texts of an e-mail template in one language.',
      description:
        'By the IDs of the texts; null restores the original. Other templates with the same text change too.',
      params: path,
      body: z.object({ locale: locale.optional(), words }),
      response: { 200: EmailTemplateDetails },
    },
  },
  reset: {
    method: 'DELETE',
    url: '/email-templates/:id',
    schema: {
      tags,
      summary: 'Restore the original texts of an e-mail template.',
      description: 'In one language. Texts that other templates share stay unchanged.',
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
      summary: 'Preview an e-mail.',
      description: 'With unsaved texts in place of the saved ones.',
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
      summary: 'Send a test e-mail.',
      params: path,
      body: z.object({ ...draft, destinationAddress: z.email().max(254) }),
      response: { 201: z.object({ success: z.boolean() }) },
    },
  },
} as const satisfies Record<string, ContractRoute>;
