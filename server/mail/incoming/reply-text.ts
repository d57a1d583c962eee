import { withoutSignature } from './mail-signature.ts';
import { bareLine, findQuoteHeading, nextWritten } from './quote-heading.ts';

interface Block {
  readonly isQuote: boolean;
  readonly lines: readonly string[];
}

const quoted = /^ ?> ?/;

/** Lines from this length on, in characters, may have been broken by the mail program. */
const wrapWidth = 72;

const tidy = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\ufeff]/g, '')
    .split('\n')
    .map((line) => (line === '-- ' ? line : line.trimEnd()));

/** Splits a mail into written and quoted blocks. Headings of quotations, and unmarked quotations, are left out. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { isQuote: boolean; lines: string[] }[] = [];
  const add = (isQuote: boolean, line: string) => {
    const last = blocks.at(-1);
    if (last?.isQuote === isQuote) last.lines.push(line);
    else blocks.push({ isQuote, lines: [line] });
  };
  const bare = lines.map(bareLine);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (quoted.test(line)) {
      add(true, line.replace(quoted, ''));
      continue;
    }
    const heading = findQuoteHeading(bare, index);
    const below = heading && nextWritten(bare, index + heading.count);
    if (heading && below !== undefined && quoted.test(lines[below] ?? '')) {
      add(false, '');
      index = below - 1;
    } else if (heading?.isCertain) break;
    else add(false, line);
  }
  return blocks;
}

function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return [];
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(first, last + 1);
}

/** Returns the blocks that have text, without signatures. Neighbouring quotations are one. */
function writtenBlocks(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (const { isQuote, lines } of blocks) {
    const kept = trimmed(isQuote ? lines : withoutRule(withoutSignature(lines)));
    if (kept.length === 0) continue;
    const last = found.at(-1);
    if (isQuote && last?.isQuote) found[found.length - 1] = { isQuote, lines: [...last.lines, '', ...kept] };
    else found.push({ isQuote, lines: kept });
  }
  return found;
}

/** Returns lines without a rule at their end, which separated a quotation that was removed. */
function withoutRule(lines: readonly string[]): readonly string[] {
  const kept = trimmed(lines);
  return /^(?:_{5,})$/.test(kept.at(-1) ?? '') ? kept.slice(0, -1) : kept;
}

const standsAlone = /^(?:\s|[-*+#>|]|\d{1,2}[.)] |```)/;

/** Joins the lines that the mail program broke because of their length. */
function joinBroken(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isCode = false;
  let before = '';
  for (const line of lines) {
    const [word = ''] = line.split(' ', 1);
    const isBroken =
      before !== '' && line !== '' && before.length <= wrapWidth + 8 && before.length + 1 + word.length > wrapWidth;
    if (line.startsWith('```')) isCode = !isCode;
    if (isBroken && !isCode && !standsAlone.test(line) && before.includes(' ')) joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
    before = line;
  }
  return joined;
}

/** Returns what a person wrote in a block as Markdown. */
const markdownOf = ({ isQuote, lines }: Block): string =>
  (isQuote ? lines.map((line) => `> ${line}`.trimEnd()) : joinBroken(lines)).join('\n').replace(/\n{3,}/g, '\n\n');

/**
 * Returns what a person wrote in a reply, without the quoted message and the signature. A reply between the lines of the
 * quoted message keeps what it answers as a Markdown quotation.
 */
export function extractReply(text: string): string {
  const blocks = writtenBlocks(blocksOf(tidy(text)));
  if (blocks.at(-1)?.isQuote) blocks.pop();
  // A text below the whole quoted message answers all of it.
  const isBelow = blocks.length === 2 && blocks[0]?.isQuote;
  return (isBelow ? blocks.slice(1) : blocks).map(markdownOf).join('\n\n').trim();
}
