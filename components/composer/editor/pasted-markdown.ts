import { inlineMarkdownOf, isSkipped } from './pasted-inline.ts';

/** Matches elements that Markdown can express and plain text cannot. */
const telling =
  'h1,h2,h3,h4,h5,h6,ul,ol,a[href],b,strong,i,em,s,del,table,blockquote,pre,code,sup.footnoteReference,[style]';

/** Matches code copied from a code editor, whose HTML only describes its appearance. */
const fromCodeEditor = ':scope > div[style*="white-space: pre"]';

const blocks =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,ul';

/**
 * Converts HTML copied from a word processor or a page to Markdown. Headings, emphasis, links, lists, tables, quotes
 * and code are converted; other markup and styles are dropped. Returns undefined when the plain text is equivalent.
 */
export function pastedMarkdown(html: string, text: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (!body.querySelector(telling) || body.querySelector(fromCodeEditor)) return undefined;
  const markdown = blocksIn(body);
  return markdown === '' || folded(markdown.replaceAll(/\\(?=[^\w\s])/g, '')) === folded(text) ? undefined : markdown;
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isBlock = (node: Node): node is Element =>
  node instanceof Element && !isSkipped(node) && (node.matches(blocks) || node.querySelector(blocks) !== null);

/** Converts the blocks in an element, separated by empty lines. Text between blocks becomes a paragraph. */
function blocksIn(parent: Element): string {
  const parts: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    parts.push(inlineMarkdownOf(line));
    line = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) line.push(node);
    else {
      endLine();
      parts.push(blockOf(node));
    }
  }
  endLine();
  return parts
    .filter((part) => part !== '')
    .reduce((all, part) => (all === '' ? part : `${all}${isItem(all) && isItem(part) ? '\n' : '\n\n'}${part}`), '');
}

const isItem = (part: string) => /^ *([-]|\d+\.) /.test(part.slice(part.lastIndexOf('\n') + 1));

function blockOf(element: Element): string {
  const name = element.tagName;
  const words = () => inlineMarkdownOf([...element.childNodes]);
  if (/^H\d$/.test(name)) return heading(element, Number(name[1]));
  if (name === 'P') return wordItem(element) ?? words();
  if (name === 'UL' || name === 'OL') return list(element);
  if (name === 'BLOCKQUOTE') return blocksIn(element).replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '');
  if (name === 'PRE') return fenced(element.textContent ?? '');
  if (name === 'TABLE') return table(element as HTMLTableElement);
  if (element.matches('.footnotes')) return notes(element);
  return name === 'HR' ? '---' : blocksIn(element);
}

/** Converts a heading to level two or below, because the page title is the only first-level heading. */
function heading(element: Element, level: number): string {
  const words = inlineMarkdownOf([...element.childNodes], { isBare: true }).replaceAll('\n', ' ');
  return words && `${'#'.repeat(Math.max(2, level))} ${words}`;
}

/**
 * Converts a paragraph that is a list item in Word. Word writes list items as paragraphs that begin with their marker.
 */
function wordItem(element: Element): string | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (!level) return undefined;
  const sign = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')?.textContent ?? '';
  const [, number] = /^\s*(\d+)[.)]/.exec(sign) ?? [];
  return `${'   '.repeat(Number(level) - 1)}${number ? `${number}.` : '-'} ${inlineMarkdownOf([...element.childNodes])}`;
}

function list(element: Element): string {
  const isNumbered = element.tagName === 'OL';
  let number = Number(element.getAttribute('start') ?? 1);
  return [...element.children]
    .map((child) => {
      // Google Docs puts a nested list next to its item instead of inside it.
      if (child.matches('ul,ol')) return list(child).replaceAll(/^/gm, '   ');
      const words = blocksIn(child).replaceAll(/\n+(?= *([-]|\d+\.) )/g, '\n');
      return `${isNumbered ? `${number++}.` : '-'} ${boxOf(child)}${words.replaceAll(/\n(?=.)/g, '\n   ')}`;
    })
    .filter((item) => !/^([-]|\d+\.) $/.test(item))
    .join('\n');
}

/** Returns the checkbox of a task list item. Returns an empty string for other items. */
function boxOf(item: Element): string {
  const box = item.querySelector(':scope > input[type=checkbox], :scope > p:first-child > input[type=checkbox]');
  return box ? `[${box.hasAttribute('checked') ? 'x' : ' '}] ` : '';
}

/** Converts the footnotes of a post: each with its number, further lines indented. */
const notes = (element: Element): string =>
  [...element.querySelectorAll(':scope > ol > li')]
    .map((note, index) => `[^${index + 1}]: ${blocksIn(note).replaceAll(/\n(?=.)/g, '\n    ')}`)
    .join('\n');

function fenced(code: string): string {
  const fence = code.includes('```') ? '````' : '```';
  return code.trim() === '' ? '' : `${fence}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/**
 * Converts a table with its first row as the header. A table with a single column is treated as layout: only its
 * content is converted.
 */
function table({ rows }: HTMLTableElement): string {
  const lines = [...rows].map((row) => [...row.cells]);
  const width = Math.max(0, ...lines.map(({ length }) => length));
  if (width < 2) return lines.flatMap((cells) => cells.map(blocksIn)).join('\n\n');
  const inCell = (cell: Element | undefined) =>
    (cell ? blocksIn(cell) : '').replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
  const row = (cells: readonly Element[]) =>
    `| ${Array.from({ length: width }, (_, place) => inCell(cells[place])).join(' | ')} |`;
  const [head = [], ...rest] = lines;
  return [row(head), `|${' --- |'.repeat(width)}`, ...rest.map(row)].join('\n');
}
