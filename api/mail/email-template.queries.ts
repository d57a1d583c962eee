import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { Language } from '#api/languages.ts';
import {
  type EmailTemplateTexts,
  listEmailTemplates,
  readEmailTemplate,
  renderEmailTemplate,
} from '#api/mail/email-template.client.ts';

/** Returns the query for the e-mail templates in a language. */
export const emailTemplatesQuery = (api: Api, locale: Language) =>
  queryOptions({
    queryKey: ['email-templates', 'list', locale],
    queryFn: async () => (await listEmailTemplates(api, locale)).body,
  });

/** Returns the query for an e-mail template with its texts in a language. */
export const emailTemplateQuery = (api: Api, id: number, locale: Language) =>
  queryOptions({
    queryKey: ['email-templates', id, locale],
    queryFn: async () => (await readEmailTemplate(api, id, locale)).body,
  });

/**
 * Returns the query for an e-mail as it would be sent, with unsaved texts. The style element, which only mail programs
 * need, is removed.
 */
export const emailPreviewQuery = (
  api: Api,
  { id, locale, words }: { id: number; locale: Language; words: EmailTemplateTexts },
) =>
  queryOptions({
    queryKey: ['email-templates', 'preview', id, locale, words],
    queryFn: async () => {
      const { subject, html } = (await renderEmailTemplate(api, id, { locale, words })).body;
      return { subject, html: html.replace(/<style[\s\S]*?<\/style>/g, '') };
    },
    retry: false,
  });
