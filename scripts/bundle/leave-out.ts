import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const unused = (name: string, what: string) =>
  `export const ${name} = () => { throw new Error(${JSON.stringify(`${what} is left out of the forum's scripts (scripts/bundle/leave-out.ts).`)}); };`;

const instead = (file: string, name: string) =>
  `export { ${name} } from ${JSON.stringify(resolve(import.meta.dirname, '../../components/primitives/runtime', file))};`;

/**
 * Package modules that are imported by code the forum uses but that the forum itself never uses, with their
 * replacements.
 */
const leftOut: readonly { readonly file: RegExp; readonly code: string; readonly isEverywhere?: boolean }[] = [
  {
    // Every route of the router carries a link component; links here are components/primitives/text/anchor.tsx.
    file: /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    code: ['Link', 'useLinkProps', 'createLink', 'linkOptions']
      .map((name) => unused(name, "The router's link"))
      .join(''),
  },
  {
    // Lists are paginated (docs/behavior/platform.md#paging), so infinite queries are not used.
    file: /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    code: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage']
      .map((name) => unused(name, 'The infinite query'))
      .join(''),
  },
  {
    // Search parameters are parsed and serialized by pages/-search-text.ts.
    file: /@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    code: ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith']
      .map((name) => unused(name, "The router's search text"))
      .join(''),
  },
  {
    // User actions run in machines (`machines/`), never in mutations.
    file: /@tanstack\/query-core\/build\/modern\/mutation\.js$/,
    code: ['Mutation', 'getDefaultState'].map((name) => unused(name, 'The mutation')).join(''),
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    code: `export class MutationCache {
      build() { throw new Error('Mutations are left out of the forum’s scripts (scripts/bundle/leave-out.ts).'); }
      clear() {} getAll() { return []; } findAll() { return []; } resumePausedMutations() { return Promise.resolve(); }
    }`,
  },
  {
    file: /use-sync-external-store\/shim\/with-selector\.js$/,
    code: instead('selected-store.ts', 'useSyncExternalStoreWithSelector'),
  },
  {
    // Scripts have no preloads (`modulePreload: false`) and all styles are already loaded, so the helper only needs to
    // import the module.
    file: /\0vite\/preload-helper\.js$/,
    code: 'export const __vitePreload = (load) => load();',
  },
  {
    file: /@vanilla-extract\/recipes\/createRuntimeFn\/dist\/[\w.-]+\.esm\.js$/,
    code: instead('recipe-classes.ts', 'createRuntimeFn'),
    // The replacement caches the selected variants, so it is faster on the server too.
    isEverywhere: true,
  },
];

/**
 * Vite plugin that removes unused package modules from the browser build, and replaces slow ones in the server build.
 * The build fails when a package no longer contains the file.
 */
export function leaveOut(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'folkmoot:leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const isBrowser = this.environment.name === 'client';
      const part = leftOut.find(({ file, isEverywhere }) => (isBrowser || isEverywhere) && file.test(id));
      if (part) found.add(part.file);
      return part?.code;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const missing = leftOut.filter(({ file }) => !found.has(file));
      if (missing.length > 0)
        this.error(`Packages have changed: ${missing.map(({ file }) => file).join(', ')} not found.`);
    },
  };
}
