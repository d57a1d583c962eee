import { useQueryClient } from '@tanstack/react-query';
import {
  changeTranslations,
  listTranslations,
  removeTranslations,
} from '#api/administration/translation/translation.client.ts';
import type { TextPlace } from '#api/administration/translation/translation.contract.ts';
import { readPropertyKey } from '#api/administration/translation/translation-key.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { TranslationChanges } from '#machines/administration/translation/translation-text.ts';

/** Which text a key names, as it is sent. */
function placeOf(key: string, locale: string): TextPlace {
  const { recordType, recordKey, propertyName } = readPropertyKey(key);
  const named = /^\d+$/.test(recordKey) ? { recordID: Number(recordKey) } : { recordKey };
  return { recordType, ...named, locale, propertyName };
}

/** How many texts are told at once; a field with many options has more. */
const most = 100;

/** The calls of a translator for one record: what is stored in a language, and saving what was changed. */
export function useTranslations(resource: string, recordType: string, recordKey: string) {
  const { api } = useSite();
  const client = useQueryClient();
  return {
    onLoad: async (locale: string): Promise<Readonly<Record<string, string>>> => {
      const stored: Record<string, string> = {};
      for (let page = 1, isMore = true; isMore; page += 1) {
        const asked = { locale, recordType, recordKeys: [recordKey], limit: most, page };
        const { body } = await listTranslations(api, resource, asked);
        for (const { key, translation } of body) stored[key] = translation;
        isMore = body.length === most;
      }
      return stored;
    },
    onSave: async ({ locale, patch, remove }: TranslationChanges): Promise<void> => {
      const kept = Object.entries(patch).map(([key, translation]) => ({ ...placeOf(key, locale), translation }));
      const gone = remove.map((key) => placeOf(key, locale));
      await Promise.all([
        kept.length > 0 && changeTranslations(api, resource, kept),
        gone.length > 0 && removeTranslations(api, resource, gone),
      ]);
      for (const name of ['categories', 'category', 'tags', 'tag', 'postTypes'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  };
}
