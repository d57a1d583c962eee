import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import type { Language } from '#api/languages.ts';
import { emailTemplateRoutes } from '#api/mail/email-template.contract.ts';
import { type ChangedWords, changeWords, refuseOddWords } from '#server/administration/changed-words.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import { found } from '#server/platform/me.ts';
import { sendPaging } from '#server/platform/paging.ts';
import { demand, type Viewer } from '#server/platform/viewer.ts';
import { composeSample, countSaying, describeInFull, describeSample, renderSample } from './email-template.ts';
import { type LetterSample, letterSampleAt, letterSamples } from './letter-samples.ts';
import { draftWords, wordsIn } from './letter-words.ts';
import { mailLanguage } from './mail-language.ts';
import { sendMail } from './send-mail.ts';

/** Refuses texts that the message does not say, and such as could not be said. */
function demandItsWords(sample: LetterSample, words: ChangedWords): void {
  const strange = Object.keys(words).filter((id) => !wordsIn(sample).some((own) => own === id));
  if (strange.length > 0)
    throw ApiError.fields(
      Object.fromEntries(strange.map((id) => [`words.${id}`, 'This text is not part of the email.'])),
    );
  refuseOddWords(words, 'words');
}

/** The calls by which the words of messages are changed, seen and tried. */
export const emailTemplateResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const sampleFor = (viewer: Viewer, id: number): LetterSample => {
    demand(viewer, 'site.manage');
    return found(letterSampleAt(id), 'email-template.not-found');
  };
  const spoken = async (reader: Language, asked: Language | undefined) => ({
    reader,
    locale: asked ?? mailLanguage(undefined, await forum.settings.get()),
  });
  const drafted = async (sample: LetterSample, draft: { locale?: Language | undefined; words: ChangedWords }) => {
    demandItsWords(sample, draft.words);
    const { locale } = await spoken('en', draft.locale);
    return draftWords(forum, locale, draft.words);
  };
  const keep = async (viewer: Viewer, locale: Language, words: ChangedWords): Promise<void> => {
    await inTransaction(forum.database, (trx) => changeWords(trx, { locale, words, userID: viewer.userID }));
    await forum.translations.changed();
  };

  server.route({
    ...emailTemplateRoutes.list,
    handler: async (request, reply) => {
      demand(request.viewer, 'site.manage');
      const { page, limit, emailTemplateID, emailType, statuses, locale } = request.query;
      const isAsked = emailType !== 'custom' && (statuses?.includes('active') ?? true);
      const all = isAsked ? letterSamples.filter(({ id }) => id === (emailTemplateID ?? id)) : [];
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
      demandItsWords(sample, body.words);
      const languages = await spoken(language, body.locale);
      await keep(viewer, languages.locale, body.words);
      return describeInFull(forum, sample, languages);
    },
  });

  server.route({
    ...emailTemplateRoutes.reset,
    handler: async ({ viewer, params, query, language }, reply) => {
      const sample = sampleFor(viewer, params.id);
      const { locale } = await spoken(language, query.locale);
      const own = (await forum.translations.get()).get(locale) ?? {};
      const changed = wordsIn(sample).filter((id) => own[id] !== undefined && countSaying(id) === 1);
      await keep(viewer, locale, Object.fromEntries(changed.map((id) => [id, null])));
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
