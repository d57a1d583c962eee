import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const address = /new URL\('(\.[^']*\.ts)', import\.meta\.url\)/;

/**
 * Bundles the files that the server starts by URL, such as worker threads: each `new URL('./worker.ts',
 * import.meta.url)` of the project's code becomes an entry of the same build, and the URL is rewritten to the built
 * file next to the others.
 */
export function startedFiles(environment: string): Plugin {
  const started = new Map<string, string>();
  return {
    name: 'folkmoot:started-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: /\/node_modules\// }, code: address },
      handler(code, id) {
        const built = code.replaceAll(new RegExp(address, 'g'), (_, path: string) => {
          const fileName = basename(path).replace(/\.ts$/, '.js');
          const file = fileURLToPath(new URL(path, pathToFileURL(id)));
          if ((started.get(fileName) ?? file) !== file)
            return this.error(`${file} and ${started.get(fileName)} would both be built as ${fileName}.`);
          started.set(fileName, file);
          this.emitFile({ type: 'chunk', id: file, fileName });
          return `new URL('./${fileName}', import.meta.url)`;
        });
        return { code: built, map: null };
      },
    },
  };
}
