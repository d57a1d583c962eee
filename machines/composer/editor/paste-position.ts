import type { EditorText } from './markdown-edit.ts';

/**
 * The position in a Markdown text where content is pasted: in code (a block or a span), in the text or the URL of a
 * link, in a table cell, or in plain text.
 */
export interface PastePosition {
  readonly kind: 'code-block' | 'code' | 'link-words' | 'link-address' | 'table-cell' | 'text';
  /** The prefix of continuation lines in the enclosing quotes and lists. */
  readonly prefix: string;
  /** The same prefix without the innermost list. */
  readonly outerPrefix: string;
  /** Whether the position is at the start of an empty list item. */
  readonly isEmptyItem: boolean;
  /** Whether there is text before the position on its line. */
  readonly isAfterWords: boolean;
}

const container = /^(?: {0,3}> ?|[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)/;

/** Returns the quote and list markers at the beginning of a line, the outermost first. */
function containersOf(line: string): string[] {
  const marks: string[] = [];
  let rest = line;
  for (let found = container.exec(rest); found; found = container.exec(rest)) {
    marks.push(found[0]);
    rest = rest.slice(found[0].length);
  }
  return marks;
}

/** Returns the prefix of a continuation line: a quote mark, or the indentation of a list item. */
const continued = (mark: string): string =>
  mark.includes('>') ? mark.replace(/> ?$/, '> ') : ' '.repeat(mark.replace(/\[[ xX]\][ \t]+$/, '').length);

const fence = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

/** Returns the fence that is open before a line. Returns undefined outside of code. */
function fenceBefore(lines: readonly string[]): string | undefined {
  let open: string | undefined;
  for (const line of lines) {
    const [, mark] = fence.exec(withoutMarks(line, open)) ?? [];
    if (!open) open = mark;
    else if (mark?.startsWith(open) && withoutMarks(line, open).trim() === mark) open = undefined;
  }
  return open;
}

/** Returns a line without quote markers, and outside of code also without list markers. */
const withoutMarks = (line: string, open?: string): string =>
  open ? line.replace(/^(?: {0,3}> ?)+/, '') : line.slice(containersOf(line).join('').length);

const isIndentedCode = (lines: readonly string[], line: string): boolean => {
  const paragraph = lines.slice(lines.findLastIndex((one) => one.trim() === '') + 1);
  const isInList = lines.some((one) => containersOf(one).length > 0);
  return /^(?: {4}|\t)/.test(line) && !isInList && paragraph.every((one) => /^(?: {4}|\t)/.test(one));
};

/** Returns whether a position is within a code span: after an opening run of backticks without its closing run. */
function isInCode(before: string, after: string): boolean {
  let open = '';
  for (const [run] of before.matchAll(/(?<!\\)`+/g)) {
    if (!open) open = run;
    else if (run === open) open = '';
  }
  // A run that is never closed does not start a code span, unless it is still being typed.
  const isClosed = [...after.matchAll(/`+/g)].some(([run]) => run === open);
  return open !== '' && (isClosed || !before.slice(before.lastIndexOf(open)).includes('\n'));
}

const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Determines the position in a text where content is pasted. */
export function findPastePosition({ value, start, end }: EditorText): PastePosition {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const above = from === 0 ? [] : value.slice(0, from - 1).split('\n');
  const [before = '', after = ''] = [value.slice(from, start), value.slice(end).split('\n')[0]];
  const line = before + after;
  const open = fenceBefore(above);
  const kind = kindOf();
  const quotes = open || kind === 'code-block' ? (/^(?: {0,3}> ?)+/.exec(line)?.[0] ?? '') : '';
  const marks = open ? [] : containersOf(line);
  const indent = marks.length > 0 ? '' : (/^[ \t]*/.exec(before)?.[0] ?? '');
  const prefix = kind === 'code-block' ? quotes + (open ? '' : indent) : marks.map(continued).join('') + indent;
  return {
    kind,
    prefix,
    outerPrefix: marks.slice(0, -1).map(continued).join(''),
    isEmptyItem: marks.length > 0 && !marks.at(-1)?.includes('>') && before.trimEnd() === marks.join('').trimEnd(),
    isAfterWords: before.slice(marks.join('').length).trim() !== '',
  };

  function kindOf(): PastePosition['kind'] {
    const isFence = fence.test(withoutMarks(line, open));
    // A position before the closing fence of its line is still in the code.
    if (open ? !isFence || withoutMarks(before, open).trim() === '' : isFence) return 'code-block';
    if (isIndentedCode(above, line)) return 'code-block';
    const paragraph = above.slice(above.findLastIndex((one) => one.trim() === '') + 1);
    const following = value.slice(end).split(/\n[ \t]*\n/)[0] ?? '';
    if (isInCode([...paragraph, before].join('\n'), following)) return 'code';
    if (/(?<!\\)\[[^\]]*$/.test(before) && /^[^[\]]*\]\(/.test(after)) return 'link-words';
    if (/\]\([^()\s]*$/.test(before)) return 'link-address';
    const next = value.slice(end).split('\n')[1] ?? '';
    const isTable = [...paragraph, next].some((one) => one.includes('|') && delimiterRow.test(one));
    return isTable && line.includes('|') ? 'table-cell' : 'text';
  }
}
