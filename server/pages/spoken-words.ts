import type { Language } from '#api/languages.ts';
import type { WordArea } from '#api/message-id.ts';
import type { Words } from '#api/words.ts';
import { type WordBook, wordAreas } from '#server/platform/text/words.ts';

/** The words of one page: those it is drawn with, and what the browser is sent of them. */
export interface SpokenWords {
  readonly words: Words;
  /** Tells apart books of words, of languages and of times. */
  readonly version: string;
  /** Notes an area that is needed though nothing of it was said. */
  readonly needs: (area: WordArea) => void;
  readonly carried: () => string;
}

/** Areas that every page has, since titles and handlers speak outside of components. */
const always: readonly WordArea[] = ['shell', 'primitives'];

/** Speaks from a book and notes which of its areas were needed; only those are sent along with the page. */
export function speakFrom({ words, version, messagesOf }: WordBook, offered: readonly Language[]): SpokenWords {
  const needed = new Set<string>(always);
  const needs = (area: WordArea) => void needed.add(area);
  return {
    words: {
      ...words,
      offered,
      // A page that asks for words before it is drawn says them later, and should not have to wait for them then.
      need: (area) => Promise.resolve(needs(area)),
      t(id, values) {
        needed.add(id.slice(0, id.indexOf('.')));
        return words.t(id, values);
      },
    },
    version: `${words.language} ${version}`,
    needs,
    carried() {
      const areas = wordAreas.filter((area) => needed.has(area)).map((area) => `"${area}":${messagesOf(area)}`);
      const facts = JSON.stringify({ language: words.language, offered, version });
      return `${facts.slice(0, -1)},"areas":{${areas.join()}}}`;
    },
  };
}
