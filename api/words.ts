import { type Language, languages } from '#api/languages.ts';
import { areaOf, type MessageID, type WordArea } from '#api/message-id.ts';
import { type Message, messageText, type WordValues } from '#api/message-text.ts';

/** Messages as they are read: compiled by the server, by id. */
export type Messages = Readonly<Record<string, Message>>;

/** The words of one language. */
export interface Words {
  readonly language: Language;
  /** The languages that the site offers. */
  readonly offered: readonly Language[];
  /** Says a message. While its area is still on its way to the browser, it throws the promise of it (as React expects). */
  readonly t: (id: MessageID, values?: WordValues) => string;
  /** Ends when an area's messages are there, for what is said outside of components. */
  readonly need: (area: WordArea) => Promise<void>;
}

/** A language, the areas that are there, and how another one is brought. */
export interface WordSource {
  readonly language: Language;
  readonly offered?: readonly Language[];
  readonly areas: Readonly<Partial<Record<WordArea, Messages>>>;
  readonly load: (area: WordArea) => Promise<Messages>;
}

/** Makes the words of a language, whose areas may come one by one. */
export function createWords({ language, offered = [], areas, load }: WordSource): Words {
  const say = messageText(languages[language].intl);
  const there = new Map<string, Messages>(Object.entries(areas));
  const coming = new Map<WordArea, Promise<void>>();
  const bring = async (area: WordArea) => {
    try {
      there.set(area, await load(area));
    } finally {
      coming.delete(area);
    }
  };
  const need = (area: WordArea): Promise<void> => {
    if (there.has(area)) return Promise.resolve();
    // React asks again and again, and wants the same promise each time.
    const on = coming.get(area) ?? bring(area);
    coming.set(area, on);
    return on;
  };
  return {
    language,
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

let find: () => Words | undefined = () => undefined;

/**
 * Tells where the words come from: in the browser those of its page, on the server those of the request that is being
 * answered (`pages/entry-server.tsx`), in tests and stories English.
 */
export function speakBy(finder: () => Words | undefined): void {
  find = finder;
}

/** The words that are spoken here. Asking for them as a module is loaded is a mistake: nobody is reading yet. */
export function words(): Words {
  const spoken = find();
  if (!spoken) throw new Error('Nobody is reading here: words are for components, connects and what they call.');
  return spoken;
}

/** The reader's language as `Intl` is asked for it. */
export const intlLocale = (): string => languages[words().language].intl;

/** Says a message in the language of whoever reads: `t('discussion.row.views', { count: 3 })`. See docs/languages.md. */
export const t: Words['t'] = (id, values) => words().t(id, values);
