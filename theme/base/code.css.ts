import { base } from '#theme/base-style.ts';
import { vars } from '#theme/contract.css.ts';

// The server highlights code with the classes of highlight.js (`server/post/body/highlight-code.ts`); the palettes
// define the colours.
const { color } = vars;

const paint = (names: readonly string[], look: { color?: string; fontStyle?: string; fontWeight?: string }) =>
  base(`[data-reading] pre :is(${names.map((name) => `.hljs-${name}`).join(', ')})`, look);

paint(['keyword', 'literal', 'selector-tag', 'template-tag', 'section', 'doctag'], { color: color.codeKeyword });
paint(['string', 'regexp', 'addition', 'char', 'link', 'quote'], { color: color.codeString });
paint(['number', 'symbol', 'bullet', 'variable', 'template-variable', 'subst'], { color: color.codeNumber });
paint(['comment', 'meta'], { color: color.codeComment });
paint(['comment'], { fontStyle: 'italic' });
paint(['title', 'name', 'attr', 'attribute', 'selector-class', 'selector-id'], { color: color.codeName });
paint(['type', 'built_in', 'params', 'property', 'selector-attr', 'selector-pseudo'], { color: color.codeType });
paint(['deletion'], { color: color.danger });
paint(['strong', 'section'], { fontWeight: vars.weight.semibold });
paint(['emphasis'], { fontStyle: 'italic' });
