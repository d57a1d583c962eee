import type { Language } from '#api/languages.ts';
import type { WordArea } from '#api/message-id.ts';
import type { Words } from '#api/words.ts';
import { type WordBook, wordAreas } from '#server/platform/text/words.ts';

/** The translations of one page: those it renders with, and the subset sent to the browser. */
export interface SpokenWords {
  readonly words: Words;
  /** Identifies the language and version of the translations. */
  readonly version: string;
  /** Records an area that the browser needs although the rendering did not use it. */
  readonly needs: (area: WordArea) => void;
  readonly carried: () => string;
}

/** The areas that every page includes, because titles and event handlers use them outside of components. */
const always: readonly WordArea[] = ['shell', 'primitives'];

/** Wraps the translations of a language and records which areas are used. Only those are sent with the page. */
export function speakFrom({ words, version, messagesOf }: WordBook, offered: readonly Language[]): SpokenWords {
  const needed = new Set<string>(always);
  const needs = (area: WordArea) => void needed.add(area);
  return {
    words: {
      ...words,
      offered,
      // On the server all areas are loaded, so this only records the area and resolves at once.
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
