import type { Api } from '#api/api.ts';
import type { postTranslationRoutes } from '#api/post/translation/post-translation.contract.ts';
import type { TranslatedRecord } from '#api/post/translation/translated-record.ts';

type Routes = typeof postTranslationRoutes;

/** Translates a post into a language of the site. */
export const translatePost = (api: Api, { recordType, recordID: id }: TranslatedRecord, language: string) =>
  recordType === 'discussion'
    ? api.call<Routes['translateDiscussion']>('POST', '/discussions/:id/translation', {
        params: { id },
        body: { language },
      })
    : api.call<Routes['translateComment']>('POST', '/comments/:id/translation', { params: { id }, body: { language } });

/** Loads the use of the daily budget of translations. */
export const readTranslationUsage = (api: Api) => api.call<Routes['usage']>('GET', '/post-translations/usage');
