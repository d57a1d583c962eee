import { isSkipped, wordsOf } from './pasted-words.ts';

/** What Markdown can say and plain text cannot. */
const telling =
  'h1,h2,h3,h4,h5,h6,ul,ol,a[href],b,strong,i,em,s,del,table,blockquote,pre,code,sup.footnoteReference,[style]';

/** Code as an editor for programmers gives it along: what it looks like is no part of it. */
const fromCodeEditor = ':scope > div[style*="white-space: pre"]';

const blocks =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,ul';

/**
 * The Markdown of what was copied from a word processor or a page; undefined where its plain text says as much. Neither
 * its markup nor its looks come along: headings, emphasis, links, lists, tables, quotes and code do.
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

/** The blocks in an element, an empty line between them; words that stand between blocks are a paragraph. */
function blocksIn(parent: Element): string {
  const parts: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    parts.push(wordsOf(line));
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
  const words = () => wordsOf([...element.childNodes]);
  if (/^H\d$/.test(name)) return heading(element, Number(name[1]));
  if (name === 'P') return wordItem(element) ?? words();
  if (name === 'UL' || name === 'OL') return list(element);
  if (name === 'BLOCKQUOTE') return blocksIn(element).replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '');
  if (name === 'PRE') return fenced(element.textContent ?? '');
  if (name === 'TABLE') return table(element as HTMLTableElement);
  if (element.matches('.footnotes')) return notes(element);
  return name === 'HR' ? '---' : blocksIn(element);
}

/** The title of the page is the only heading of the first level. */
function heading(element: Element, level: number): string {
  const words = wordsOf([...element.childNodes], { isBare: true }).replaceAll('\n', ' ');
  return words && `${'#'.repeat(Math.max(2, level))} ${words}`;
}

/** Word writes the items of a list as paragraphs that begin with their sign. */
function wordItem(element: Element): string | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  if (!level) return undefined;
  const sign = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')?.textContent ?? '';
  const [, number] = /^\s*(\d+)[.)]/.exec(sign) ?? [];
  return `${'   '.repeat(Number(level) - 1)}${number ? `${number}.` : '-'} ${wordsOf([...element.childNodes])}`;
}

function list(element: Element): string {
  const isNumbered = element.tagName === 'OL';
  let number = Number(element.getAttribute('start') ?? 1);
  return [...element.children]
    .map((child) => {
      // Google Docs puts an inner list beside its item, not into it.
      if (child.matches('ul,ol')) return list(child).replaceAll(/^/gm, '   ');
      const words = blocksIn(child).replaceAll(/\n+(?= *([-]|\d+\.) )/g, '\n');
      return `${isNumbered ? `${number++}.` : '-'} ${boxOf(child)}${words.replaceAll(/\n(?=.)/g, '\n   ')}`;
    })
    .filter((item) => !/^([-]|\d+\.) $/.test(item))
    .join('\n');
}

/** The box of an item of a task list. */
function boxOf(item: Element): string {
  const box = item.querySelector(':scope > input[type=checkbox], :scope > p:first-child > input[type=checkbox]');
  return box ? `[${box.hasAttribute('checked') ? 'x' : ' '}] ` : '';
}

/** The footnotes of a post: each by its number, further lines indented. */
const notes = (element: Element): string =>
  [...element.querySelectorAll(':scope > ol > li')]
    .map((note, index) => `[^${index + 1}]: ${blocksIn(note).replaceAll(/\n(?=.)/g, '\n    ')}`)
    .join('\n');

function fenced(code: string): string {
  const fence = code.includes('```') ? '````' : '```';
  return code.trim() === '' ? '' : `${fence}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/** A table with its first row as the head; one of a single column only places what is in it. */
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
