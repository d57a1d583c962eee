import { t } from '#api/translations.ts';

/** The text of an editor and its selection. Positions count UTF-16 units, as in text areas. */
export interface EditorText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * An edit of a text: `insert` replaces the text between `from` and `to`; `start` and `end` are the selection
 * afterwards.
 */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

/** A tool of the Markdown editor. */
export type MarkdownTool = 'bold' | 'italic' | 'link' | 'quote' | 'code' | 'list' | 'numbers' | 'heading';

const wrapped = ({ value, start, end }: EditorText, mark: string, stand: string): TextEdit => {
  const isInside = value.slice(start - mark.length, start) === mark && value.slice(end, end + mark.length) === mark;
  const words = value.slice(start, end);
  if (isInside && words) {
    const from = start - mark.length;
    return { from, to: end + mark.length, insert: words, start: from, end: from + words.length };
  }
  const inner = words || stand;
  const at = start + mark.length;
  return { from: start, to: end, insert: `${mark}${inner}${mark}`, start: at, end: at + inner.length };
};

const linesAround = ({ value, start, end }: EditorText) => {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const last = value.indexOf('\n', Math.max(start, end - 1));
  return { from, to: last === -1 ? value.length : last };
};

const prefixed = (text: EditorText, prefix: (index: number) => string, mark: RegExp): TextEdit => {
  const { from, to } = linesAround(text);
  const lines = text.value.slice(from, to).split('\n');
  const isMarked = lines.every((line) => mark.test(line));
  const insert = lines.map((line, index) => (isMarked ? line.replace(mark, '') : `${prefix(index)}${line}`)).join('\n');
  const isOneLine = lines.length === 1 && text.start === text.end;
  const caret = Math.max(from, text.end + insert.length - (to - from));
  return { from, to, insert, start: isOneLine ? caret : from, end: isOneLine ? caret : from + insert.length };
};

const link = ({ value, start, end }: EditorText): TextEdit => {
  const words = value.slice(start, end);
  if (/^https?:\/\/\S+$/.test(words)) {
    const name = t('composer.format.link-text');
    return { from: start, to: end, insert: `[${name}](${words})`, start: start + 1, end: start + 1 + name.length };
  }
  const inner = words || t('composer.format.link-text');
  const address = start + inner.length + 3;
  return { from: start, to: end, insert: `[${inner}](https://)`, start: address, end: address + 8 };
};

const code = (text: EditorText): TextEdit => {
  const words = text.value.slice(text.start, text.end);
  if (!words.includes('\n')) return wrapped(text, '`', 'code');
  const before = text.start === 0 || text.value[text.start - 1] === '\n' ? '' : '\n';
  const insert = `${before}\`\`\`\n${words.replace(/\n$/, '')}\n\`\`\`\n`;
  const start = text.start + before.length + 4;
  return { from: text.start, to: text.end, insert, start, end: start + words.replace(/\n$/, '').length };
};

const tools: Readonly<Record<MarkdownTool, (text: EditorText) => TextEdit>> = {
  bold: (text) => wrapped(text, '**', t('composer.format.bold-text')),
  italic: (text) => wrapped(text, '_', t('composer.format.italic-text')),
  link,
  code,
  quote: (text) => prefixed(text, () => '> ', /^> ?/),
  list: (text) => prefixed(text, () => '- ', /^[-*+] /),
  numbers: (text) => prefixed(text, (index) => `${index + 1}. `, /^\d+\. /),
  heading: (text) => prefixed(text, () => '## ', /^#{1,6} /),
};

/** Returns the edit that a tool makes. Using a tool twice reverts its effect. */
export const applyTool = (tool: MarkdownTool, text: EditorText): TextEdit => tools[tool](text);

/**
 * Returns the edit that Enter makes in a list or quote: it starts the next item (unchecked in a task list), and ends
 * the list or quote in an empty item. Returns undefined elsewhere, where the browser inserts a new line.
 */
export function continueLine({ value, start, end }: EditorText): TextEdit | undefined {
  if (start !== end) return undefined;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const [mark, indent = '', sign = ''] =
    /^(\s*)([-*+] (?:\[[ xX]\] )?|\d+\. |> ?)/.exec(value.slice(from, start)) ?? [];
  if (mark === undefined) return undefined;
  const isEmptyItem = value.slice(from, start) === mark && /^(\n|$)/.test(value.slice(start));
  if (isEmptyItem) return { from, to: start, insert: '', start: from, end: from };
  const next = sign.replace(/\d+/, (number) => String(Number(number) + 1)).replace(/[xX]/, ' ');
  const insert = `\n${indent}${next}`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** Returns the edit that inserts a block (a quote, an image) at the caret, with an empty line on each side. */
export function insertBlock({ value, start, end }: EditorText, block: string): TextEdit {
  const before = value.slice(0, start);
  const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const gapAfter = value.slice(end).startsWith('\n\n') ? '' : value.slice(end).startsWith('\n') ? '\n' : '\n\n';
  const insert = `${gapBefore}${block}${gapAfter}`;
  const caret = start + insert.length;
  return { from: start, to: end, insert, start: caret, end: caret };
}

/** Returns the text after an edit, with its selection. */
export const edited = ({ value }: EditorText, { from, to, insert, start, end }: TextEdit): EditorText => ({
  value: value.slice(0, from) + insert + value.slice(to),
  start,
  end,
});

/** Returns the smallest edit that turns one text into another. */
export function editBetween(value: string, next: EditorText): TextEdit {
  let from = 0;
  while (from < value.length && from < next.value.length && value[from] === next.value[from]) from++;
  let tail = 0;
  const most = Math.min(value.length, next.value.length) - from;
  while (tail < most && value.at(-1 - tail) === next.value.at(-1 - tail)) tail++;
  const { start, end } = next;
  return { from, to: value.length - tail, insert: next.value.slice(from, next.value.length - tail), start, end };
}
