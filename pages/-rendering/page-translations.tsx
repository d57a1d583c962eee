import type { SiteLanguage } from '#api/languages.ts';
import type { MessageArea } from '#api/message-id.ts';
import { createTranslations, type Messages, type OfferedLanguage, type Translations } from '#api/translations.ts';

interface Carried {
  readonly spoken: SiteLanguage;
  readonly offered: readonly OfferedLanguage[];
  readonly version: string;
  readonly areas: Partial<Record<MessageArea, Messages>>;
}

/**
 * Creates the translations from those that came with the page. Areas of parts that open later are fetched on demand.
 * Browser only.
 */
export function createPageTranslations(carried: unknown): Translations {
  const { spoken, offered, version, areas } = carried as Carried;
  const language = spoken.code;
  const load = async (area: MessageArea): Promise<Messages> => {
    const answer = await fetch(`/words/${language}/${area}.json?v=${version}`);
    if (!answer.ok) throw new Error(`The translations of the area ${area} could not be loaded.`);
    return (await answer.json()) as Messages;
  };
  return createTranslations({ language, spoken, offered, areas, load });
}
