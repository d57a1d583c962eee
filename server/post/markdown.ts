import MarkdownIt from 'markdown-it';
import { escapeHtml } from './html-text.ts';

type Parser = InstanceType<typeof MarkdownIt>;

const mention = /@(?:"([^"\n<>]{1,50})"|([\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,48}[\p{L}\p{N}_])?))/uy;
const wordBefore = /[\p{L}\p{N}_/@.]$/u;

/** Where a mention leads: a page that finds the member by name. */
export const mentionUrl = (name: string): string => `/profile/@${encodeURIComponent(name)}`;

/** `@name` and `@"name with spaces"` become links to the member's profile. */
function linkMentions(parser: Parser): void {
  parser.inline.ruler.push('mention', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 64 || state.linkLevel > 0) return false;
    if (wordBefore.test(state.src.slice(Math.max(0, state.pos - 2), state.pos))) return false;
    mention.lastIndex = state.pos;
    const found = mention.exec(state.src);
    const name = found?.[1] ?? found?.[2];
    if (!found || !name) return false;
    if (!silent) {
      const open = state.push('link_open', 'a', 1);
      open.attrs = [
        ['href', mentionUrl(name)],
        ['class', 'atMention'],
      ];
      state.push('text', '', 0).content = `@${name}`;
      state.push('link_close', 'a', -1);
    }
    state.pos += found[0].length;
    return true;
  });
}

/** A quote whose first line begins with an exclamation mark (`>! …`) is a spoiler. */
function markSpoilers(parser: Parser): void {
  parser.core.ruler.after('block', 'spoiler', (state) => {
    state.tokens.forEach((open, index) => {
      const first = state.tokens[index + 2];
      if (open.type !== 'blockquote_open' || first?.type !== 'inline' || !first.content.startsWith('!')) return;
      open.attrSet('class', 'spoiler');
      for (let at = index + 2; at < state.tokens.length && state.tokens[at]?.level !== open.level; at += 1) {
        const token = state.tokens[at];
        if (token?.type === 'inline') token.content = token.content.replace(/^! ?/gm, '');
      }
    });
  });
}

function showCode(parser: Parser): void {
  const block = (content: string, language = ''): string => {
    const named = /^[\w+#-]{1,30}$/.test(language) ? ` language-${language.toLowerCase()}` : '';
    return `<pre class="code codeBlock${named}"><code>${escapeHtml(content)}</code></pre>\n`;
  };
  parser.renderer.rules.fence = (tokens, index) =>
    block(tokens[index]?.content ?? '', tokens[index]?.info.trim().split(/\s+/)[0]);
  parser.renderer.rules.code_block = (tokens, index) => block(tokens[index]?.content ?? '');
  parser.renderer.rules.code_inline = (tokens, index) =>
    `<code class="code codeInline">${escapeHtml(tokens[index]?.content ?? '')}</code>`;
}

/** Empty heads of a table become plain cells: a head without words tells those who listen nothing. */
function emptyHeadsAsCells(parser: Parser): void {
  parser.core.ruler.push('empty_heads', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[index + 1]?.content.trim()) continue;
      token.tag = 'td';
      const close = tokens[index + 2];
      if (close) close.tag = 'td';
    }
  });
}

const settings = { html: false, linkify: true, breaks: true, typographer: false } as const;

const linked = (parser: Parser): Parser => {
  // "see readme.md" is not an address; those begin with a scheme or www.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: true });
  return parser;
};

/** Markdown with tables, strikethrough, fenced code, bare addresses, mentions and spoilers; HTML in it is text. */
export const markdown: Parser = linked(
  new MarkdownIt(settings).use(linkMentions).use(markSpoilers).use(showCode).use(emptyHeadsAsCells),
);

/** Plain text: paragraphs, line breaks and bare addresses, nothing else. */
export const plainText: Parser = linked(new MarkdownIt('zero', settings).enable(['linkify', 'newline']));

/** Plain text with mentions. */
export const extendedText: Parser = linked(
  new MarkdownIt('zero', settings).enable(['linkify', 'newline']).use(linkMentions),
);
