/** The inline formatting of a text. */
interface Marks {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isStruck: boolean;
  readonly isCode: boolean;
  readonly href: string;
}

interface Run extends Marks {
  readonly text: string;
  /** Whether the text is Markdown already and is not escaped. */
  readonly isWritten?: boolean;
}

const plain: Marks = { isBold: false, isItalic: false, isStruck: false, isCode: false, href: '' };

const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'META',
  'LINK',
  'TITLE',
  'XML',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'IMG',
]);

/**
 * Returns whether an element is not part of the text: a script, a style, or the marker that Word writes before a list
 * item.
 */
export const isSkipped = (element: Element): boolean =>
  skipped.has(element.tagName.toUpperCase()) ||
  element.matches('a.footnoteBack') ||
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

const isOneOf = (element: Element, ...names: string[]) => names.includes(element.tagName);

/** Returns the formatting of an element's content. Its style takes precedence over its name. */
function marksIn(element: Element, around: Marks): Marks {
  const style = element.getAttribute('style') ?? '';
  const [, weight = ''] = /font-weight:\s*(\w+)/.exec(style) ?? [];
  const isBold = weight ? /bold|[6-9]00/.test(weight) : around.isBold || isOneOf(element, 'B', 'STRONG');
  const [, slope = ''] = /font-style:\s*(\w+)/.exec(style) ?? [];
  const isItalic = slope ? slope === 'italic' : around.isItalic || isOneOf(element, 'I', 'EM');
  const isStruck =
    around.isStruck || isOneOf(element, 'S', 'DEL', 'STRIKE') || /text-decoration:[^;]*line-through/.test(style);
  const isCode = around.isCode || isOneOf(element, 'CODE', 'KBD', 'TT', 'SAMP');
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : around.href;
  return { isBold, isItalic, isStruck, isCode, href: /^(https?:|mailto:)/i.test(href) ? href : '' };
}

function runsIn(node: Node, marks: Marks): Run[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...marks, text: (node.nodeValue ?? '').replaceAll(/\s+/g, ' ') }];
  if (!(node instanceof Element) || isSkipped(node)) return [];
  if (node.tagName === 'BR') return [{ ...plain, text: '\n' }];
  if (node.matches('sup.footnoteReference')) return [{ ...plain, text: `[^${node.textContent}]`, isWritten: true }];
  const own = marksIn(node, marks);
  return [...node.childNodes].flatMap((child) => runsIn(child, own));
}

const isAlike = (one: Run, other: Run) =>
  one.isWritten === other.isWritten && (Object.keys(plain) as (keyof Marks)[]).every((key) => one[key] === other[key]);

/** Merges adjacent runs with the same formatting, because word processors split text into many runs. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const isOne = last && last.text !== '\n' && run.text !== '\n' && isAlike(last, run);
    if (isOne) all.splice(-1, 1, { ...last, text: last.text + run.text });
    else if (run.text !== '') all.push(run);
  }
  return all;
}

/** Escapes text so that Markdown renders it literally. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\*`[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);

/** Wraps text in a mark. Leading and trailing space stays outside, as Markdown requires. */
const marked = (text: string, mark: string): string => text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`);

function written({ text, isWritten, isBold, isItalic, isStruck, isCode, href }: Run): string {
  if (text.trim() === '' || isWritten) return text;
  let words = isCode ? marked(text, text.includes('`') ? '``' : '`') : escaped(text);
  if (isItalic && !isCode) words = marked(words, '*');
  if (isBold && !isCode) words = marked(words, '**');
  if (isStruck && !isCode) words = marked(words, '~~');
  if (!href) return words;
  return text.trim() === href ? words.replace(words.trim(), href) : words.replace(/\S.*\S|\S/s, `[$&](${href})`);
}

/** Matches characters at the beginning of a line that would unintentionally start a heading, a list or a quote. */
const accidental = /^(\s*)(#{1,6}|[-+>]|\d+(?=[.)]))(?=[\s.)])/gm;

/**
 * Converts inline content to Markdown: only emphasis, links and code. `isBare` omits bold and italic, as in headings.
 */
export function inlineMarkdownOf(nodes: readonly Node[], { isBare = false } = {}): string {
  const runs = nodes.flatMap((node) => runsIn(node, plain));
  const kept = isBare ? runs.map((run) => ({ ...run, isBold: false, isItalic: false })) : runs;
  return joined(kept)
    .map(written)
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/[ \u00a0]{2,}/g, ' ')
    .trim()
    .replaceAll(accidental, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    );
}
