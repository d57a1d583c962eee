import type { Api } from '#api/api.ts';
import type { Language } from '#api/languages.ts';
import type { emailTemplateRoutes } from '#api/mail/email-template.contract.ts';

type Routes = typeof emailTemplateRoutes;

/** Texts by their keys. Null restores the original text. */
export type EmailTemplateTexts = Readonly<Record<string, string | null>>;

/** Lists the e-mails that the forum sends. Requires `site.manage`. */
export const listEmailTemplates = (api: Api, locale: Language) =>
  api.call<Routes['list']>('GET', '/email-templates', { query: { locale, limit: 100 } });

/** Reads an e-mail template and its texts. Requires `site.manage`. */
export const readEmailTemplate = (api: Api, id: number, locale: Language) =>
  api.call<Routes['read']>('GET', '/email-templates/:id', { params: { id }, query: { locale } });

/** Changes texts of an e-mail template. Requires `site.manage`. */
export const changeEmailTemplate = (api: Api, id: number, body: { locale: Language; words: EmailTemplateTexts }) =>
  api.call<Routes['change']>('PATCH', '/email-templates/:id', { params: { id }, body });

/** Restores the original texts of an e-mail template. Requires `site.manage`. */
export const resetEmailTemplate = (api: Api, id: number, locale: Language) =>
  api.call<Routes['reset']>('DELETE', '/email-templates/:id', { params: { id }, query: { locale } });

/** Renders an e-mail with texts that are not saved yet. Requires `site.manage`. */
export const renderEmailTemplate = (api: Api, id: number, body: { locale: Language; words: EmailTemplateTexts }) =>
  api.call<Routes['render']>('POST', '/email-templates/:id/render', { params: { id }, body });

/** Sends a test e-mail to an address. Requires `site.manage`. */
export const sendEmailTemplate = (
  api: Api,
  id: number,
  body: { locale: Language; words: EmailTemplateTexts; destinationAddress: string },
) => api.call<Routes['preview']>('POST', '/email-templates/:id/preview', { params: { id }, body });
