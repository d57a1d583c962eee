import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { emailTemplateRoutes } from '#api/mail/email-template.contract.ts';
import {
  checkMessageTexts,
  type MessageOverrides,
  writeTranslationsLogged,
} from '#server/administration/translation/message-overrides.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { knownLanguages } from '#server/platform/text/site-languages.ts';
import {
  composeSample,
  countTemplatesWithText,
  describeInFull,
  describeSample,
  renderSample,
} from './email-template.ts';
import { type EmailTemplateSample, emailTemplateSamples, findEmailTemplateSample } from './email-template-samples.ts';
import { createDraftTranslations, textIDsOfSample } from './email-template-texts.ts';
import { mailLanguage } from './mail-language.ts';
import { sendMail } from './send-mail.ts';

/** Rejects texts that the e-mail does not contain. */
function requireItsWords(sample: EmailTemplateSample, words: MessageOverrides): void {
  const strange = Object.keys(words).filter((id) => !textIDsOfSample(sample).some((own) => own === id));
  if (strange.length > 0)
    throw ApiError.fields(
      Object.fromEntries(strange.map((id) => [`words.${id}`, 'This text is not part of the email.'])),
    );
}

/** The routes for editing, previewing and testing the texts of e-mails. */
export const emailTemplateResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const sampleFor = (viewer: Viewer, id: number): EmailTemplateSample => {
    requirePermission(viewer, 'site.manage');
    return requireFound(findEmailTemplateSample(id), 'email-template.not-found');
  };
  const spoken = async (reader: Language, requested: Language | undefined) => {
    if (requested !== undefined && !(await knownLanguages(forum)).has(requested))
      throw new ApiError('locale.not-found');
    return { reader, locale: requested ?? (await mailLanguage(forum)) };
  };
  const drafted = async (
    sample: EmailTemplateSample,
    draft: { locale?: Language | undefined; words: MessageOverrides },
  ) => {
    const { locale } = await spoken('en', draft.locale);
    requireItsWords(sample, draft.words);
    await checkMessageTexts(forum, { locale, words: draft.words, field: 'words' });
    return createDraftTranslations(forum, locale, draft.words);
  };
  const store = async (viewer: Viewer, locale: Language, words: MessageOverrides): Promise<void> => {
    await inTransaction(forum.database, (trx) =>
      writeTranslationsLogged(trx, { locale, words, userID: viewer.userID }),
    );
    await forum.translations.changed();
  };

  server.route({
    ...emailTemplateRoutes.list,
    handler: async (request, reply) => {
      requirePermission(request.viewer, 'site.manage');
      const { page, limit, emailTemplateID, emailType, statuses, locale } = request.query;
      const isAsked = emailType !== 'custom' && (statuses?.includes('active') ?? true);
      const all = isAsked ? emailTemplateSamples.filter(({ id }) => id === (emailTemplateID ?? id)) : [];
      sendPaging(request, reply, { page, limit, total: all.length });
      const languages = await spoken(request.language, locale);
      const shown = all.slice((page - 1) * limit, page * limit);
      return Promise.all(shown.map((sample) => describeSample(forum, sample, languages)));
    },
  });

  server.route({
    ...emailTemplateRoutes.read,
    handler: async ({ viewer, params, query, language }) =>
      describeInFull(forum, sampleFor(viewer, params.id), await spoken(language, query.locale)),
  });

  server.route({
    ...emailTemplateRoutes.change,
    handler: async ({ viewer, params, body, language }) => {
      const sample = sampleFor(viewer, params.id);
      const languages = await spoken(language, body.locale);
      requireItsWords(sample, body.words);
      await checkMessageTexts(forum, { locale: languages.locale, words: body.words, field: 'words' });
      await store(viewer, languages.locale, body.words);
      return describeInFull(forum, sample, languages);
    },
  });

  server.route({
    ...emailTemplateRoutes.reset,
    handler: async ({ viewer, params, query, language }, reply) => {
      const sample = sampleFor(viewer, params.id);
      const { locale } = await spoken(language, query.locale);
      const own = (await forum.translations.get()).get(locale) ?? {};
      const changed = textIDsOfSample(sample).filter((id) => own[id] !== undefined && countTemplatesWithText(id) === 1);
      await store(viewer, locale, Object.fromEntries(changed.map((id) => [id, null])));
      return reply.code(204).send(null);
    },
  });

  server.route({
    ...emailTemplateRoutes.render,
    handler: async ({ viewer, params, body }) => {
      const sample = sampleFor(viewer, params.id);
      const { subject, html, text } = await renderSample(forum, sample, await drafted(sample, body));
      return { subject, html, text };
    },
  });

  server.route({
    ...emailTemplateRoutes.preview,
    handler: async ({ viewer, params, body }, reply) => {
      const sample = sampleFor(viewer, params.id);
      const words = await drafted(sample, body);
      const letter = await composeSample(forum, sample, words);
      const data = { composed: { language: words.language, letter } };
      await sendMail(forum, { to: body.destinationAddress, template: 'trial', data });
      return reply.code(201).send({ success: true });
    },
  });
};
