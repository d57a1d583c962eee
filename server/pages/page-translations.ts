import type { MessageArea } from '#api/message-id.ts';
import type { OfferedLanguage, Translations } from '#api/translations.ts';
import { withinScript } from '#api/within-script.ts';
import { type MessageCatalog, messageAreas } from '#server/platform/text/message-catalog.ts';

/** The translations of one page: those it renders with, and the subset sent to the browser. */
export interface PageTranslations {
  readonly words: Translations;
  /** Identifies the language, the version of the translations, and the language menu. Rendered parts are cached by it. */
  readonly version: string;
  /** Records an area that the browser needs although the rendering did not use it. */
  readonly needs: (area: MessageArea) => void;
  readonly carried: () => string;
}

/** The areas that every page includes, because titles and event handlers use them outside of components. */
const always: readonly MessageArea[] = ['shell', 'primitives'];

/** Wraps the translations of a language and records which areas are used. Only those are sent with the page. */
export function trackTranslations(
  { words, version, messagesOf }: MessageCatalog,
  offered: readonly OfferedLanguage[],
): PageTranslations {
  const needed = new Set<string>(always);
  const needs = (area: MessageArea) => void needed.add(area);
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
    version: `${JSON.stringify(words.spoken)} ${version} ${JSON.stringify(offered)}`,
    needs,
    carried() {
      const areas = messageAreas.filter((area) => needed.has(area)).map((area) => `"${area}":${messagesOf(area)}`);
      const facts = withinScript(JSON.stringify({ spoken: words.spoken, offered, version }));
      return `${facts.slice(0, -1)},"areas":{${areas.join()}}}`;
    },
  };
}
