import { nameToEmoji } from 'gemoji';
import type { Parser } from './wrap-rule.ts';

const shortCode = /:([a-z0-9_+-]{1,50}):/g;
const before = /[\p{L}\p{N}:]$/u;
const after = /^[\p{L}\p{N}]/u;

/** Replaces `:name:` with its emoji unless it adjoins a letter, digit or colon: `12:30:15` and `a::b` are unchanged. */
function withEmoji(text: string): string {
  let end = -1;
  return text.replace(shortCode, (match, name: string, at: number) => {
    const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
    const isApart =
      (at === end || !before.test(text.slice(Math.max(0, at - 2), at))) &&
      !after.test(text.slice(at + match.length, at + match.length + 2));
    if (!emoji || !isApart) {
      // The closing colon may open the next short code.
      shortCode.lastIndex = at + match.length - 1;
      return match;
    }
    end = at + match.length;
    return emoji;
  });
}

/** Replaces `:smile:` with the emoji of that name (GitHub's names), except in code and URLs. */
export function emoji(parser: Parser): void {
  parser.core.ruler.after('linkify', 'emoji', ({ tokens }) => {
    for (const { children } of tokens) {
      let bareLinks = 0;
      for (const token of children ?? []) {
        if (token.type.startsWith('link_') && token.info === 'auto') bareLinks += token.nesting;
        else if (token.type === 'text' && bareLinks === 0 && token.content.includes(':'))
          token.content = withEmoji(token.content);
      }
    }
  });
}
