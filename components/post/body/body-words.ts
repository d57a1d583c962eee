import { t } from '#api/words.ts';

/** English words that the server writes into posts, with what readers see in their language. */
const replaced: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/(?<=<summary>)Spoiler(?=<\/summary>)/g, () => t('post.body.spoiler')],
  [/(?<= aria-label=")Footnotes(?=">)/g, () => t('post.body.footnotes')],
  [/(?<= aria-label=")Footnote (\d+)(?=">)/g, (number) => t('post.body.footnote', { number })],
  [/(?<= aria-label=")Back to reference ([\d-]+)(?=">)/g, (number) => t('post.body.footnote-back', { number })],
  [/(?<= class="taskBox" [^>]*aria-label=")Done(?=")/g, () => t('post.body.task-done')],
  [/(?<= class="taskBox" [^>]*aria-label=")Not done(?=")/g, () => t('post.body.task-open')],
];

/** A translation as part of an attribute or a text of HTML. */
const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Says in the language of the reader what the server wrote into the HTML of a text: labels of spoilers, footnotes and tasks. */
export const withOwnWords = (html: string): string =>
  /<summary>| aria-label="/.test(html)
    ? replaced.reduce((made, [words, own]) => made.replace(words, (_, number: string) => escaped(own(number))), html)
    : html;
