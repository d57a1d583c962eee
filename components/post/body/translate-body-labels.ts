import { t } from '#api/translations.ts';

/** English texts that the server writes into post HTML, with their replacements in the viewer's language. */
const replaced: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/(?<=<summary>)Spoiler(?=<\/summary>)/g, () => t('post.body.spoiler')],
  [/(?<= aria-label=")Footnotes(?=">)/g, () => t('post.body.footnotes')],
  [/(?<= aria-label=")Footnote (\d+)(?=">)/g, (number) => t('post.body.footnote', { number })],
  [/(?<= aria-label=")Back to reference ([\d-]+)(?=">)/g, (number) => t('post.body.footnote-back', { number })],
  [/(?<= class="taskBox" [^>]*aria-label=")Done(?=")/g, () => t('post.body.task-done')],
  [/(?<= class="taskBox" [^>]*aria-label=")Not done(?=")/g, () => t('post.body.task-open')],
];

/** Escapes a translation for use in an HTML attribute or text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Translates the texts that the server wrote into post HTML: labels of spoilers, footnotes and tasks. */
export const translateBodyLabels = (html: string): string =>
  /<summary>| aria-label="/.test(html)
    ? replaced.reduce((made, [words, own]) => made.replace(words, (_, number: string) => escaped(own(number))), html)
    : html;
