import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { budget } from '#server/post/body/markdown/budget.ts';
import { definitions } from '#server/post/body/markdown/definitions.ts';
import { emoji } from '#server/post/body/markdown/emoji.ts';
import { footnotes } from '#server/post/body/markdown/footnotes.ts';
import { links } from '#server/post/body/markdown/links.ts';
import { tables } from '#server/post/body/markdown/tables.ts';
import { tasks } from '#server/post/body/markdown/tasks.ts';
import type { Parser } from '#server/post/body/markdown/wrap-rule.ts';
import { escapeHtml } from './html-text.ts';

const mention =
  /@(?:"([^"\n<>]{1,50})"|([\p{L}\p{N}_](?:(?:[\p{L}\p{M}\p{N}_.-]|\u200C|\u200D){0,48}[\p{L}\p{M}\p{N}_])?))/uy;
const wordBefore = /[\p{L}\p{M}\p{N}_/@.]$/u;

/**
 * Text that may precede a mention although it ends with a word character: another mention followed by a slash, or
 * emphasis markers.
 */
const notWordBefore =
  /(?:(?:^|[^\p{L}\p{M}\p{N}_/@.])@(?:"[^"\n<>]{1,50}"|[\p{L}\p{M}\p{N}_.-]{1,50})\/|(?:^|[^\p{L}\p{M}\p{N}_/@.])_{1,3})$/u;

const underscore = 0x5f;

/** Removes the trailing underscores of a name if they close an emphasis that opened before it. */
const withoutClosing = (
  name: string,
  { delimiters }: { delimiters: { marker: number; open: boolean; end: number }[] },
) =>
  delimiters.some(({ marker, open, end }) => marker === underscore && open && end < 0) ? name.replace(/_+$/, '') : name;

/** Returns the URL of a mention: a page that finds the member by name. */
export const mentionUrl = (name: string): string => `/profile/@${encodeURIComponent(name)}`;

/** Converts `@name` and `@"name with spaces"` to links to the member's profile. */
function linkMentions(parser: Parser): void {
  parser.inline.ruler.push('mention', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 64 || state.linkLevel > 0) return false;
    const before = state.src.slice(Math.max(0, state.pos - 60), state.pos);
    if (wordBefore.test(before.slice(-2)) && !notWordBefore.test(before)) return false;
    mention.lastIndex = state.pos;
    const found = mention.exec(state.src);
    const written = found?.[1] ?? withoutClosing(found?.[2] ?? '', state);
    if (!found || !written) return false;
    const name = written.normalize('NFC');
    if (!silent) {
      const open = state.push('link_open', 'a', 1);
      open.attrs = [
        ['href', mentionUrl(name)],
        ['class', 'atMention'],
      ];
      state.push('text', '', 0).content = `@${name}`;
      state.push('link_close', 'a', -1);
    }
    state.pos += found[1] === undefined ? written.length + 1 : found[0].length;
    return true;
  });
}

/** Converts a quote whose first line begins with an exclamation mark (`>! …`) to a spoiler. */
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

const languageName = /^[\w+#-]{1,30}$/;

function showCode(parser: Parser): void {
  const block = (content: string, language = ''): string => {
    const named = languageName.test(language) ? ` language-${language.toLowerCase()}` : '';
    return `<pre class="code codeBlock${named}"><code>${escapeHtml(content)}</code></pre>\n`;
  };
  parser.renderer.rules.fence = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    const [language = '', ...rest] = info.trim().split(/\s+/);
    // The info string is rendered if it contains more than the name of a language.
    if (content.trim() === '') return block(info.trim() || content);
    const more = languageName.test(language) ? rest : [language, ...rest];
    const words = more.join(' ');
    return `${words && `<p>${escapeHtml(words)}</p>\n`}${block(content, language)}`;
  };
  parser.renderer.rules.code_block = (tokens, index) => block(tokens[index]?.content ?? '');
  parser.renderer.rules.code_inline = (tokens, index) =>
    `<code class="code codeInline">${escapeHtml(tokens[index]?.content ?? '')}</code>`;
}

/** Converts empty header cells of a table to data cells, because an empty header is useless to screen readers. */
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

/** Returns a parser for the forum's Markdown. */
export const createMarkdown = (): Parser =>
  new MarkdownIt(settings)
    .use(budget)
    .use(links)
    .use(cjkFriendly)
    .use(linkMentions)
    .use(markSpoilers)
    .use(showCode)
    .use(tables)
    .use(emptyHeadsAsCells)
    .use(definitions)
    .use(footnotes)
    .use(tasks)
    .use(emoji);

/**
 * The parser for Markdown with tables, strikethrough, fenced code, bare URLs, mentions, spoilers, footnotes, task lists
 * and emoji short codes. HTML is treated as text.
 */
export const markdown: Parser = createMarkdown();

const text = (): Parser => new MarkdownIt('zero', settings).enable(['linkify', 'newline']).use(links);

/** The parser for plain text with paragraphs, line breaks and bare URLs. */
export const plainText: Parser = text();

/** The parser for plain text with mentions. */
export const extendedText: Parser = text().use(linkMentions);
