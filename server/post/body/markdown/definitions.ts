import type { Parser } from './wrap-rule.ts';
import { wrapBlockRule } from './wrap-rule.ts';

type Token = ReturnType<Parser['parse']>[number];

/** Returns the labels of the link definitions that these tokens use. */
function labelsUsed(tokens: readonly Token[], used = new Set<string>()): Set<string> {
  for (const { type, meta, children } of tokens) {
    if ((type === 'link_open' || type === 'image') && typeof meta?.['label'] === 'string') used.add(meta['label']);
    if (children) labelsUsed(children, used);
  }
  return used;
}

/**
 * Renders unused link definitions as text: a lone `[1]: https://example.org`, a repeated definition of a label, and a
 * definition with a disallowed URL.
 */
export function definitions(parser: Parser): void {
  wrapBlockRule(parser, 'reference', (rule) => (state, startLine, endLine, silent) => {
    const isDefinition = rule(state, startLine, endLine, silent);
    const token = state.tokens.at(-1);
    if (isDefinition && !silent && token?.type === 'reference_definition')
      token.content = state.getLines(startLine, state.line, state.blkIndent, false).trim();
    return isDefinition;
  });
  // By default, the parser drops all definitions before it parses links.
  parser.core.ruler.disable('strip_references');
  parser.core.ruler.after('inline', 'definitions', (state) => {
    const { references } = state.env;
    if (!references) return;
    const used = labelsUsed(state.tokens);
    const kept = new Set<string>();
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type !== 'reference_definition') return [token];
      const label = String(token.meta?.['label']);
      if (used.has(label) && !kept.has(label)) {
        kept.add(label);
        return [];
      }
      if (!used.has(label)) delete references[label];
      return paragraph(token.content, token.level);
    });

    function paragraph(content: string, level: number): Token[] {
      const open = new state.Token('paragraph_open', 'p', 1);
      const inline = new state.Token('inline', '', 0);
      const close = new state.Token('paragraph_close', 'p', -1);
      Object.assign(open, { block: true, level });
      Object.assign(inline, { block: true, level: level + 1, content, children: [] });
      Object.assign(close, { block: true, level });
      state.md.inline.parse(content, state.md, state.env, inline.children ?? []);
      return [open, inline, close];
    }
  });
}
