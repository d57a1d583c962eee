import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type TranslationService,
  type TranslationTest,
  translationServiceRoutes,
} from '#api/administration/translation/service/translation-service.contract.ts';
import { ApiError } from '#api/errors.ts';
import { translateTexts, translateWith } from '#server/administration/translation/machine-translation.ts';
import { readFormValues } from '#server/form/form-schema.ts';
import type { Forum } from '#server/platform/forum.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { presentServices, setupFormOf } from './service-view.ts';
import { type TranslationProvider, TranslationServiceError } from './translation-provider.ts';
import { translationProvider, translationProviders } from './translation-providers.ts';
import { requireServiceSetup, requireTranslator } from './translation-service.policy.ts';
import { configOf } from './translation-service.ts';
import { changeServiceLogged } from './translation-service-log.ts';

/** The text that a test translates. Its placeholder must remain. */
const sample = 'Good morning, {name}! Three members replied to your question.';

const providerOf = (type: string): TranslationProvider =>
  requireFound(translationProvider(type), 'translation-service.not-found');

/** Translates the sample from English with a service, also if machine translation is off. */
async function testService(forum: Forum, provider: TranslationProvider, to: string): Promise<TranslationTest> {
  const stored = (await forum.translationServices.get()).find(({ type }) => type === provider.type);
  const config = configOf(forum, stored);
  if (!provider.isConfigured(config)) throw new ApiError('translation-service.not-set-up', { subject: provider.name });
  try {
    const request = { texts: [sample], format: 'text', from: 'en', to } as const;
    const { texts } = await translateWith({ provider, config, isDefault: false }, request);
    return { to, text: sample, translation: texts[0] ?? '', problem: null, detail: '' };
  } catch (error) {
    if (!(error instanceof TranslationServiceError)) throw error;
    return { to, text: sample, translation: null, problem: error.problem, detail: error.detail };
  }
}

const isEnglish = (locale: string): boolean => /^en\b/i.test(locale);

/** Returns the language for a test: the first one of the site that is not English. */
async function testLanguage(forum: Forum): Promise<string> {
  const [settings, locales] = await Promise.all([forum.settings.get(), forum.locales.get()]);
  const offered = [settings['garden.locale'], ...locales.filter(({ enabled }) => enabled).map(({ locale }) => locale)];
  return offered.find((locale) => !isEnglish(locale)) ?? 'fr';
}

/** The routes of translation services. */
export const translationServiceResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const present = async (
    providers: readonly TranslationProvider[],
    { viewer, language }: { viewer: Viewer; language: string },
  ): Promise<TranslationService[]> =>
    presentServices(forum, { providers, viewer, texts: await loadTexts(forum, language) });

  const presentOne = async (
    provider: TranslationProvider,
    request: { viewer: Viewer; language: string },
  ): Promise<TranslationService> =>
    requireFound((await present([provider], request))[0], 'translation-service.not-found');

  server.route({
    ...translationServiceRoutes.list,
    handler: async (request) => {
      requirePermission(request.viewer, 'site.manage');
      return present(translationProviders(), request);
    },
  });

  server.route({
    ...translationServiceRoutes.read,
    handler: async (request) => {
      requirePermission(request.viewer, 'site.manage');
      return presentOne(providerOf(request.params.type), request);
    },
  });

  server.route({
    ...translationServiceRoutes.write,
    handler: async ({ viewer, params, body, language }) => {
      requireServiceSetup(viewer);
      const provider = providerOf(params.type);
      const { key, ...sent } = body;
      const {
        key: entered,
        isDefault,
        ...settings
      } = readFormValues(setupFormOf(provider), {
        ...sent,
        ...(key !== null && { key }),
      });
      await changeServiceLogged(forum, viewer, {
        type: provider.type,
        settings,
        isDefault: isDefault === true,
        key: key === null ? null : entered ? String(entered) : undefined,
      });
      return presentOne(provider, { viewer, language });
    },
  });

  server.route({
    ...translationServiceRoutes.test,
    config: { rateLimit: { max: 20, timeWindow: 60_000 } },
    handler: async ({ viewer, params, body }) => {
      requirePermission(viewer, 'site.manage');
      return testService(forum, providerOf(params.type), body.to ?? (await testLanguage(forum)));
    },
  });

  server.route({
    ...translationServiceRoutes.translate,
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ viewer, body }) => {
      requireTranslator(viewer);
      const { texts, from, service } = await translateTexts(forum, body);
      return { texts: [...texts], from, service };
    },
  });
};
