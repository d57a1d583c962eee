import { type EditorText, insertBlock, type TextEdit } from './markdown-edit.ts';
import { findPastePosition, type PastePosition } from './paste-position.ts';

const hasLines = (markdown: string): boolean => /\n|^(#{2,6}|[-+>|]|\d+\.|```|---) ?/.test(markdown);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const inserted = ({ start: from, end: to }: EditorText, insert: string): TextEdit => {
  const caret = from + insert.length;
  return { from, to, insert, start: caret, end: caret };
};

/** Adds a prefix to all lines of a text but the first. */
const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? line : `${prefix}${line}`.trimEnd()))
    .join('\n');

/** Inserts a block into a quote or a list item, with the prefix of that container on its lines. */
function insertWithin(text: EditorText, markdown: string, place: PastePosition): TextEdit {
  const isList = /^(?:[-*+]|\d+[.)]) /.test(markdown);
  // Items that are pasted into an empty item become this item and the ones after it.
  if (place.isEmptyItem && isList)
    return inserted(text, prefixed(markdown.replace(/^(?:[-*+]|\d+[.)]) +/, ''), place.outerPrefix));
  const gap = `\n${place.prefix.trimEnd()}\n${place.prefix}`;
  const rest = text.value.slice(text.end).split('\n')[0] ?? '';
  const block = prefixed(markdown, place.prefix);
  return inserted(text, `${place.isAfterWords ? gap : ''}${block}${rest.trim() === '' ? '' : gap}`);
}

/** Inserts formatted clipboard content at the caret: as `markdown` where Markdown is parsed, otherwise as `plain`. */
export function insertPasted(text: EditorText, markdown: string, plain: string): TextEdit {
  const place = findPastePosition(text);
  const words = plain.replaceAll('\r\n', '\n');
  switch (place.kind) {
    case 'code-block':
      return inserted(text, prefixedCode(words.replace(/\n$/, ''), place.prefix));
    case 'code':
      return inserted(text, oneLine(words));
    case 'link-words':
      return inserted(text, oneLine(words).replaceAll(/[[\]\\]/g, String.raw`\$&`));
    case 'link-address':
      return inserted(text, oneLine(words).replaceAll(' ', '%20'));
    case 'table-cell':
      return inserted(text, (hasLines(markdown) ? oneLine(words) : markdown).replaceAll(/(?<!\\)\|/g, String.raw`\|`));
    default:
      if (!hasLines(markdown)) return inserted(text, markdown);
      return place.prefix.trim() || place.isEmptyItem || place.prefix !== ''
        ? insertWithin(text, markdown, place)
        : insertBlock(text, markdown);
  }
}

/** Adds a prefix to all lines of code but the first. Trailing spaces are preserved. */
const prefixedCode = (code: string, prefix: string): string => code.replaceAll('\n', `\n${prefix}`);
