import { useQueryClient } from '@tanstack/react-query';
import {
  changeTranslations,
  listTranslations,
  removeTranslations,
} from '#api/administration/translation/translation.client.ts';
import type { TextPlace } from '#api/administration/translation/translation.contract.ts';
import { translationsKey } from '#api/administration/translation/translation.queries.ts';
import { readPropertyKey } from '#api/administration/translation/translation-key.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { StoredTranslations, TranslationChanges } from '#machines/administration/translation/translation-text.ts';

/** Maps a text key to the record reference of the API. */
function placeOf(key: string, locale: string): TextPlace {
  const { recordType, recordKey, propertyName } = readPropertyKey(key);
  const named = /^\d{1,15}$/.test(recordKey) ? { recordID: Number(recordKey) } : { recordKey };
  return { recordType, ...named, locale, propertyName };
}

/** Maximum number of translations per request. A field with many options needs several pages. */
const most = 100;

/** Returns the functions that load and save the translations of a record. */
export function useTranslations(resource: string, recordType: string, recordKey: string) {
  const { api } = useSite();
  const client = useQueryClient();
  return {
    onLoad: async (locale: string): Promise<StoredTranslations> => {
      const texts: Record<string, string> = {};
      const byMachine: string[] = [];
      for (let page = 1, isMore = true; isMore; page += 1) {
        const requested = { locale, recordType, recordKeys: [recordKey], limit: most, page };
        const { body } = await listTranslations(api, resource, requested);
        for (const { key, translation, isByMachine } of body) {
          texts[key] = translation;
          if (isByMachine) byMachine.push(key);
        }
        isMore = body.length === most;
      }
      return { texts, byMachine };
    },
    onSave: async ({ locale, patch, byMachine, remove }: TranslationChanges): Promise<void> => {
      const kept = Object.entries(patch).map(([key, translation]) => ({
        ...placeOf(key, locale),
        translation,
        isByMachine: byMachine.includes(key),
      }));
      const gone = remove.map((key) => placeOf(key, locale));
      await Promise.all([
        kept.length > 0 && changeTranslations(api, resource, kept),
        gone.length > 0 && removeTranslations(api, resource, gone),
      ]);
      await client.invalidateQueries({ queryKey: [translationsKey], refetchType: 'none' });
      // The texts are on most pages, also on the current one if the viewer reads its language.
      void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== translationsKey });
    },
  };
}
