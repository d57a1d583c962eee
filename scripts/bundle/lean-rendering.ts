import type { Plugin } from 'vite';

const file = /react-dom\/cjs\/react-dom-server-legacy\.node\.production\.js$/;

/** Replacements in the HTML renderer of React: [original code, replacement]. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/(fatalError = null,\s+)result = ""/, '$1pieces = []'],
  [/null !== chunk && \(result \+= chunk\)/, 'null !== chunk && pieces.push(chunk)'],
  // Component names and stacks locate errors and resume interrupted renders. The server uses neither.
  [/name = getComponentNameFromType\(type\),(\s+keyOrIndex)/, 'name = null,$1'],
  [/(function pushComponentStack\(task\) \{)/, '$1 return;'],
  [/return result;(\s*\}\s*exports\.renderToStaticMarkup)/, 'return pieces.join("");$1'],
];

/**
 * Vite plugin that makes the server build of React join the pieces of a page (about 14,000) once, instead of appending
 * each piece to a string, which creates as many objects for the garbage collector. The build fails when the code of
 * React has changed.
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
