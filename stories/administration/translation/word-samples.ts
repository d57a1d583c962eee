import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { Word } from '#api/administration/translation/word.contract.ts';
import { wordsQueryOf } from '#components/administration/translation/word-list.tsx';
import type { WordAddress } from '#components/administration/translation/word-url.ts';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import type { Seed } from '#stories/support/story-site.tsx';

/** The address of the texts of German. */
export const german: WordAddress = { locale: 'de', query: '', area: '', place: '', state: undefined, page: 1 };

/** A text as it comes with the forum. */
export const builtInWord: Word = {
  id: 'shell.footer.search',
  area: 'shell',
  source: 'Search',
  builtIn: 'Suche',
  text: null,
  shown: 'Suche',
  isMissing: false,
  isByMachine: false,
  formerSource: null,
};

/** A text with a plural. */
export const pluralWord: Word = {
  ...builtInWord,
  id: 'discussion.row.views',
  source: '{count, plural, one {# view} other {# views}}',
  builtIn: '{count, plural, one {# Aufruf} other {# Aufrufe}}',
  shown: '{count, plural, one {# Aufruf} other {# Aufrufe}}',
};

/** Texts in every state. */
export const someWords: readonly Word[] = [
  builtInWord,
  pluralWord,
  { ...builtInWord, id: 'shell.footer.feed', source: 'Feed', builtIn: 'Feed', text: 'Neues', shown: 'Neues' },
  {
    ...builtInWord,
    id: 'post.bookmark.add',
    source: 'Bookmark',
    builtIn: null,
    text: 'Merken',
    shown: 'Merken',
    isByMachine: true,
    formerSource: 'Keep',
  },
  { ...builtInWord, id: 'post.share.copy', source: 'Copy link', builtIn: null, shown: 'Copy link', isMissing: true },
];

/** Returns the data of a page of texts. */
export const wordSeed =
  (words: readonly Word[], address: WordAddress = german): Seed =>
  (client, api) => {
    client.setQueryData(localesQuery(api).queryKey, someLocales(['en', 'de', 'ar']));
    client.setQueryData(wordsQueryOf(api, address).queryKey, {
      words: [...words],
      total: words.length,
      limit: 30,
    });
  };
