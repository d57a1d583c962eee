import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { Language } from '#api/languages.ts';
import {
  type EmailWords,
  listEmailTemplates,
  readEmailTemplate,
  renderEmailTemplate,
} from '#api/mail/email-template.client.ts';

/** The e-mails that the forum sends, in a language. */
export const emailTemplatesQuery = (api: Api, locale: Language) =>
  queryOptions({
    queryKey: ['email-templates', 'list', locale],
    queryFn: async () => (await listEmailTemplates(api, locale)).body,
  });

/** An e-mail template and its texts, in a language. */
export const emailTemplateQuery = (api: Api, id: number, locale: Language) =>
  queryOptions({
    queryKey: ['email-templates', id, locale],
    queryFn: async () => (await readEmailTemplate(api, id, locale)).body,
  });

/**
 * An e-mail as it would be sent, with texts that are not saved yet. Content that only mail programs read is removed.
 */
export const emailPreviewQuery = (
  api: Api,
  { id, locale, words }: { id: number; locale: Language; words: EmailWords },
) =>
  queryOptions({
    queryKey: ['email-templates', 'preview', id, locale, words],
    queryFn: async () => {
      const { subject, html } = (await renderEmailTemplate(api, id, { locale, words })).body;
      return { subject, html: html.replace(/<style[\s\S]*?<\/style>/g, '') };
    },
    retry: false,
  });
