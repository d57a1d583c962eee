import { ApiError } from '#api/errors.ts';
import { type Parser, wrapBlockRule } from './wrap-rule.ts';

/** The most parts (blocks, pieces of text, marks) of a document. A text of 60,000 characters in words has some 1,000. */
const mostTokens = 100_000;

/** How deep quotes and lists may be nested; marks beyond that are text. The parser and the sanitiser drop what is deeper. */
const deepestLevel = 40;

/**
 * Bounds the work and the depth of a document.
 *
 * @throws {ApiError} post.too-complex while parsing a document of too many parts.
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
