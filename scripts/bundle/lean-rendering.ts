import type { Plugin } from 'vite';

const file = /react-dom\/cjs\/react-dom-server-legacy\.node\.production\.js$/;

/** How React puts a page together, and how it is put together here: [as it is written, what replaces it]. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/(fatalError = null,\s+)result = ""/, '$1pieces = []'],
  [/null !== chunk && \(result \+= chunk\)/, 'null !== chunk && pieces.push(chunk)'],
  // Names and stacks of components tell where an error was, and where a page goes on that was interrupted: neither is asked for.
  [/name = getComponentNameFromType\(type\),(\s+keyOrIndex)/, 'name = null,$1'],
  [/(function pushComponentStack\(task\) \{)/, '$1 return;'],
  [/return result;(\s*\}\s*exports\.renderToStaticMarkup)/, 'return pieces.join("");$1'],
];

/**
 * Lets the server's React join the 14,000 pieces of a page once, where it would add each to the text before it, which
 * makes as many objects to be collected. Fails when React is written in another way.
 */
export function leanRendering(): Plugin {
  return {
    name: 'folkmoot:lean-rendering',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name === 'client' || !file.test(id)) return undefined;
      let lean = code;
      for (const [written, instead] of changes) {
        if (!written.test(lean)) return this.error(`${id} is written in another way now: ${written} was not found.`);
        lean = lean.replace(written, instead);
      }
      return { code: lean, map: null };
    },
  };
}
