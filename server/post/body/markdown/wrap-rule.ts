import type MarkdownIt from 'markdown-it';

/** A Markdown parser. */
export type Parser = InstanceType<typeof MarkdownIt>;

type BlockRuler = Parser['block']['ruler'];

/** A block rule of the parser and its state. */
export type BlockRule = BlockRuler['__rules__'][number]['fn'];
export type BlockState = Parameters<BlockRule>[0];

/**
 * Replaces a block rule of the parser with a wrapper around it.
 *
 * @throws {Error} when the parser has no such rule.
 */
export function wrapBlockRule({ block: { ruler } }: Parser, name: string, wrap: (rule: BlockRule) => BlockRule): void {
  const rule = ruler.__rules__.find((one) => one.name === name);
  if (!rule) throw new Error(`The Markdown parser has no block rule “${name}”.`);
  ruler.at(name, wrap(rule.fn), { alt: rule.alt });
}
