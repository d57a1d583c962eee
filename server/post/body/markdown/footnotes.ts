import type { BlockRule, Parser } from './wrap-rule.ts';

type Token = ReturnType<Parser['parse']>[number];
type InlineRule = Parameters<Parser['inline']['ruler']['push']>[1];
type CoreRule = Parameters<Parser['core']['ruler']['push']>[1];

/** A reference `[^label]`. Labels contain no spaces or brackets and have at most 100 characters. */
const reference = /\[\^([^\s[\]]{1,100})\]/y;
const definition = /\[\^([^\s[\]]{1,100})\]:[ \t]*/y;

/** A referenced footnote: its number and its number of references. */
interface Note extends Record<string, unknown> {
  readonly number: number;
  references: number;
}

/**
 * The footnote state in the environment of a document. `key` is part of the element IDs, which must be unique within a
 * page.
 */
export interface FootnoteEnvironment {
  readonly key: string;
  readonly labels: Set<string>;
  readonly notes: Map<string, Note>;
}

/** Returns a render environment whose footnote IDs contain the key. */
export const footnoteEnvironment = (key: string): { footnotes: FootnoteEnvironment } => ({
  footnotes: { key, labels: new Set(), notes: new Map() },
});

function footnotesOf(env: Record<string, unknown> = {}): FootnoteEnvironment {
  env['footnotes'] ??= footnoteEnvironment('').footnotes;
  return env['footnotes'] as FootnoteEnvironment;
}

const matchAt = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** Parses a definition `[^label]: text`. Further blocks are indented by four spaces. */
const readDefinition: BlockRule = (state, startLine, endLine, silent) => {
  const { bMarks, tShift, sCount, parentType } = state;
  const [bMark = 0, shift = 0, indent = 0, end = 0] = [bMarks, tShift, sCount, state.eMarks].map(
    (all) => all[startLine],
  );
  const found = matchAt(definition, state.src, bMark + shift);
  if (!found?.[1] || indent - state.blkIndent >= 4) return false;
  if (silent) return true;
  const label = found[1];
  footnotesOf(state.env).labels.add(label);
  const open = state.push('footnote_open', '', 1);
  open.meta = { label };
  open.map = [startLine, startLine];
  bMarks[startLine] = Math.min(bMark + shift + found[0].length, end);
  tShift[startLine] = 0;
  state.blkIndent += 4;
  sCount[startLine] = state.blkIndent;
  state.parentType = 'reference';
  if (state.isEmpty(startLine)) state.line = startLine + 1;
  else state.md.block.tokenize(state, startLine, endLine);
  state.parentType = parentType;
  state.blkIndent -= 4;
  bMarks[startLine] = bMark;
  tShift[startLine] = shift;
  sCount[startLine] = indent;
  open.map = [startLine, state.line];
  state.push('footnote_close', '', -1).meta = { label };
  return true;
};

/** Parses a reference `[^label]` to a footnote that is defined anywhere in the document. */
const readReference: InlineRule = (state, silent) => {
  const { labels, notes } = footnotesOf(state.env);
  if (labels.size === 0 || state.linkLevel > 0) return false;
  const [whole, label] = matchAt(reference, state.src, state.pos) ?? [];
  if (!whole || !label || !labels.has(label)) return false;
  if (!silent) {
    const note = notes.get(label) ?? { number: notes.size + 1, references: 0 };
    notes.set(label, note);
    note.references += 1;
    state.push('footnote_reference', '', 0).meta = { number: note.number, reference: note.references };
  }
  state.pos += whole.length;
  return true;
};

/** Renders a footnote without references, or with a repeated label, as text in its original position. */
function asText(content: readonly Token[], label: string, { Token }: Parameters<CoreRule>[0]): Token[] {
  const text = new Token('text', '', 0);
  text.content = `[^${label}]: `;
  const [first, inline] = content;
  if (first?.type === 'paragraph_open' && inline?.type === 'inline') {
    inline.children?.unshift(text);
    return [...content];
  }
  const words = new Token('inline', '', 0);
  words.children = [text];
  return [new Token('paragraph_open', 'p', 1), words, new Token('paragraph_close', 'p', -1), ...content];
}

/** Moves the referenced footnotes to the end of the document, in the order of their first references. */
const gatherNotes: CoreRule = (state) => {
  const { labels, notes } = footnotesOf(state.env);
  if (labels.size === 0) return;
  const gathered = new Map<string, Token[]>();
  const parts: Token[][] = [[]];
  for (const token of state.tokens) {
    if (token.type === 'footnote_open') parts.push([]);
    else if (token.type !== 'footnote_close') parts.at(-1)?.push(token);
    else {
      const [content, label] = [parts.pop() ?? [], String(token.meta?.['label'])];
      if (notes.has(label) && !gathered.has(label)) gathered.set(label, content);
      else for (const one of asText(content, label, state)) parts.at(-1)?.push(one);
    }
  }
  state.tokens = parts.flat();
  if (gathered.size === 0) return;
  state.tokens.push(new state.Token('footnotes_open', 'div', 1));
  for (const [label, note] of notes) {
    const open = new state.Token('note_open', 'li', 1);
    open.meta = note;
    const content = gathered.get(label) ?? [];
    const back = new state.Token('footnote_back', '', 0);
    back.meta = note;
    const last = content.at(-1)?.type === 'paragraph_close' ? content.at(-2) : undefined;
    if (last) last.children?.push(back);
    for (const one of [open, ...content, ...(last ? [] : [back])]) state.tokens.push(one);
    state.tokens.push(new state.Token('note_close', 'li', -1));
  }
  state.tokens.push(new state.Token('footnotes_close', 'div', -1));
};

const referenceID = (key: string, number: number, reference: number): string =>
  `fnref-${key}-${number}${reference > 1 ? `-${reference}` : ''}`;

/** Returns the back links of a footnote, one for each reference. */
const backLinks = (key: string, { number, references }: Note): string =>
  Array.from({ length: references }, (_, index) => {
    const reference = index + 1;
    const name = `${number}${reference > 1 ? `-${reference}` : ''}`;
    const href = referenceID(key, number, reference);
    return ` <a href="#${href}" class="footnoteBack" aria-label="Back to reference ${name}">↩</a>`;
  }).join('');

/**
 * Adds GitHub-style footnotes to a parser: `[^1]` refers to `[^1]: text`. A footnote without references remains in its
 * position as text. The labels are English and are translated when the post is rendered.
 */
export function footnotes(parser: Parser): void {
  const { rules } = parser.renderer;
  rules['footnote_reference'] = (tokens, index, _, env) => {
    const { key } = footnotesOf(env);
    const meta = tokens[index]?.meta;
    const [number, which] = [Number(meta?.['number']), Number(meta?.['reference'])];
    return (
      `<sup class="footnoteReference"><a href="#fn-${key}-${number}" id="${referenceID(key, number, which)}"` +
      ` aria-label="Footnote ${number}">${number}</a></sup>`
    );
  };
  rules['footnotes_open'] = () => '<div class="footnotes" role="group" aria-label="Footnotes">\n<ol>\n';
  rules['footnotes_close'] = () => '</ol>\n</div>\n';
  rules['note_open'] = (tokens, index, _, env) =>
    `<li id="fn-${footnotesOf(env).key}-${tokens[index]?.meta?.['number']}">\n`;
  rules['note_close'] = () => '</li>\n';
  rules['footnote_back'] = (tokens, index, _, env) => backLinks(footnotesOf(env).key, tokens[index]?.meta as Note);
  parser.block.ruler.before('reference', 'footnote', readDefinition, { alt: ['paragraph', 'reference'] });
  parser.inline.ruler.before('link', 'footnote_reference', readReference);
  parser.core.ruler.after('definitions', 'footnotes', gatherNotes);
}
