import { ApiError } from '#api/errors.ts';
import { type Parser, wrapBlockRule } from './wrap-rule.ts';

/** The maximum number of tokens of a document. A text of 60,000 characters of prose has about 1,000. */
const mostTokens = 100_000;

/**
 * The maximum nesting depth of quotes and lists. Deeper markers are treated as text, because the parser and the
 * sanitiser drop deeper content.
 */
const deepestLevel = 40;

/**
 * Limits the number of tokens and the nesting depth of a document.
 *
 * @throws {ApiError} post.too-complex while parsing a document with too many tokens.
 */
export function budget(parser: Parser): void {
  for (const name of ['blockquote', 'list'])
    wrapBlockRule(parser, name, (rule) => (state, startLine, endLine, silent) => {
      if (state.tokens.length > mostTokens) throw new ApiError('post.too-complex');
      return state.level < deepestLevel && rule(state, startLine, endLine, silent);
    });
  const count: Parameters<Parser['core']['ruler']['push']>[1] = ({ tokens }) => {
    const all = tokens.reduce((sum, { children }) => sum + (children?.length ?? 0), tokens.length);
    if (all > mostTokens) throw new ApiError('post.too-complex');
  };
  parser.core.ruler.before('inline', 'budget', count);
  parser.core.ruler.push('budget_spent', count);
}
