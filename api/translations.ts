import { builtInLanguage, type Language, type SiteLanguage } from '#api/languages.ts';
import { areaOf, type MessageArea, type MessageID } from '#api/message-id.ts';
import { type Message, type MessageValues, messageText } from '#api/message-text.ts';

/** Compiled messages of an area, by ID. The server compiles them. */
export type Messages = Readonly<Record<string, Message>>;

/** A language in a list of choices: its tag and its own name. */
export type OfferedLanguage = Pick<SiteLanguage, 'code' | 'name'>;

/** The translations of one language. */
export interface Translations {
  readonly language: Language;
  /** The direction and the `Intl` locale of the language. */
  readonly spoken: SiteLanguage;
  /** The languages that the site offers. */
  readonly offered: readonly OfferedLanguage[];
  /**
   * Returns the formatted text of a message. While the message's area is loading, throws the promise of the load, so
   * that React suspends.
   */
  readonly t: (id: MessageID, values?: MessageValues) => string;
  /** Resolves when an area's messages are loaded. For texts that are used outside of components. */
  readonly need: (area: MessageArea) => Promise<void>;
}

/** A language with its loaded areas, and the function that loads another area. */
export interface TranslationSource {
  readonly language: Language;
  /** The direction and the `Intl` locale of a language that administrators added. */
  readonly spoken?: SiteLanguage | undefined;
  readonly offered?: readonly OfferedLanguage[];
  readonly areas: Readonly<Partial<Record<MessageArea, Messages>>>;
  readonly load: (area: MessageArea) => Promise<Messages>;
}

/** Creates the translations of a language. Areas load individually. */
export function createTranslations(source: TranslationSource): Translations {
  const { language, spoken = builtInLanguage(language), offered = [], areas, load } = source;
  const say = messageText(spoken.intl);
  const there = new Map<string, Messages>(Object.entries(areas));
  const coming = new Map<MessageArea, Promise<void>>();
  const bring = async (area: MessageArea) => {
    try {
      there.set(area, await load(area));
    } finally {
      coming.delete(area);
    }
  };
  const need = (area: MessageArea): Promise<void> => {
    if (there.has(area)) return Promise.resolve();
    // React renders repeatedly and needs the same promise each time.
    const on = coming.get(area) ?? bring(area);
    coming.set(area, on);
    return on;
  };
  return {
    language,
    spoken,
    offered,
    need,
    t(id, values) {
      const area = areaOf(id);
      const messages = there.get(area);
      if (!messages) throw need(area);
      return say(messages[id] ?? id, values);
    },
  };
}

let find: () => Translations | undefined = () => undefined;

/**
 * Sets the source of translations: in the browser the language of the page, on the server the language of the current
 * request (`pages/entry-server.tsx`), in tests and stories English.
 */
export function setTranslationSource(finder: () => Translations | undefined): void {
  find = finder;
}

/** Returns the current translations. Throws when there are none, for example when a module calls it while it loads. */
export function currentTranslations(): Translations {
  const spoken = find();
  if (!spoken)
    throw new Error('No language is set: texts are for components, connects and the functions that they call.');
  return spoken;
}

/** Returns the `Intl` locale of the viewer's language. */
export const intlLocale = (): string => currentTranslations().spoken.intl;

/** Returns a message in the viewer's language: `t('discussion.row.views', { count: 3 })`. See docs/languages.md. */
export const t: Translations['t'] = (id, values) => currentTranslations().t(id, values);
