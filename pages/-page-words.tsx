import type { Language } from '#api/languages.ts';
import type { WordArea } from '#api/message-id.ts';
import { createWords, type Messages, type Words } from '#api/words.ts';

/** Stands in a page that was drawn where the words it needs come to stand. */
export const wordsMark = '"words of this page"';

/** The words of the page, for the browser; empty there, since React leaves alone what the server has written. */
export const PageWords = () => (
  <script
    id="words"
    type="application/json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? wordsMark : '' }}
  />
);

interface Carried {
  readonly language: Language;
  readonly offered: readonly Language[];
  readonly version: string;
  readonly areas: Partial<Record<WordArea, Messages>>;
}

/** The words that came with the page. Those of parts that are opened later are asked for then. Browser only. */
export function wordsOfPage(): Words {
  const { language, offered, version, areas } = JSON.parse(
    document.getElementById('words')?.textContent ?? '',
  ) as Carried;
  const load = async (area: WordArea): Promise<Messages> => {
    const answer = await fetch(`/words/${language}/${area}.json?v=${version}`);
    if (!answer.ok) throw new Error(`The words of ${area} could not be loaded.`);
    return (await answer.json()) as Messages;
  };
  return createWords({ language, offered, areas, load });
}
