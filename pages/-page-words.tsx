import type { Language } from '#api/languages.ts';
import type { WordArea } from '#api/message-id.ts';
import { createWords, type Messages, type Words } from '#api/words.ts';

interface Carried {
  readonly language: Language;
  readonly offered: readonly Language[];
  readonly version: string;
  readonly areas: Partial<Record<WordArea, Messages>>;
}

/**
 * Creates the translations from those that came with the page. Areas of parts that open later are fetched on demand.
 * Browser only.
 */
export function wordsOfPage(carried: unknown): Words {
  const { language, offered, version, areas } = carried as Carried;
  const load = async (area: WordArea): Promise<Messages> => {
    const answer = await fetch(`/words/${language}/${area}.json?v=${version}`);
    if (!answer.ok) throw new Error(`The words of ${area} could not be loaded.`);
    return (await answer.json()) as Messages;
  };
  return createWords({ language, offered, areas, load });
}
