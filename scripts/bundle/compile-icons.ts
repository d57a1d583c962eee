import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Attributes = Readonly<Record<string, string>>;
type IconNode = readonly (readonly [tag: string, attributes: Attributes])[];

const prefix = 'forum-icon:';

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Returns the SVG elements of an icon as markup. */
export const iconLines = (node: IconNode): string =>
  node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('');

/** Maps the exported names of lucide icons to their files. */
function iconFiles(): ReadonlyMap<string, string> {
  const folder = resolve(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
  const files = new Map<string, string>();
  const lines = readFileSync(resolve(folder, 'lucide-react.mjs'), 'utf8');
  for (const [, names = '', file = ''] of lines.matchAll(/export \{([^}]+)\} from '(\.\/icons\/[\w-]+\.mjs)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, resolve(folder, file));
  }
  return files;
}

const importOfIcons = /import \{([^}]*)\} from 'lucide-react';/g;

/** Replaces the imports from `lucide-react` in a file with one virtual module for each icon. */
export const withSingleIcons = (code: string): string =>
  code.replace(importOfIcons, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/))
      .filter(([name = '']) => name && !name.startsWith('type '))
      .map(([name, own = name]) => `import ${own} from '${prefix}${name}';`)
      .join(' '),
  );

/**
 * Compiles each lucide icon to a component of `components/primitives/runtime/drawn-icon.ts` that contains its SVG
 * elements as one string. This makes scripts smaller, and pages with many icons hydrate fewer elements. Pages look the
 * same without this plugin.
 */
export function compileIcons(drawnIcon: string): Plugin {
  const files = iconFiles();
  return {
    name: 'folkmoot:compile-icons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/') || !code.includes("'lucide-react'") ? undefined : withSingleIcons(code),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const file = files.get(name);
      if (!file) return this.error(`lucide-react has no icon ${name}.`);
      const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } };
      return [
        `import { drawnIcon } from ${JSON.stringify(drawnIcon)};`,
        `export default /* @__PURE__ */ drawnIcon(${JSON.stringify(iconLines(__iconData.node))});`,
      ].join('\n');
    },
  };
}
