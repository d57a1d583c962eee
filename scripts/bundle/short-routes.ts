import type { Plugin } from 'vite';

const update =
  /=\s*(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g;
const children = /const rootRouteChildren: RootRouteChildren = \{([^}]*)\}/;

const child = `function child<Made>(route: { update(options: object): Made }, path: string): Made {
  return route.update({ id: path, path, getParentRoute: () => rootRouteImport });
}`;

/**
 * Vite plugin that shortens the route list, which is part of the first script of every page: one function registers
 * every route, and the route names are omitted. The build fails when the generated list (`file`) has changed.
 */
export function shortRoutes(file: string): Plugin {
  return {
    name: 'folkmoot:short-routes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || id !== file) return undefined;
      const list = children.exec(code)?.[1];
      const hung = code.replace(update, '= child($1, $2)');
      if (!list || hung === code) return this.error(`${file} is written in another way now.`);
      const names = list.replace(/\w+:\s/g, '');
      const shorter = hung.replace(children, `const rootRouteChildren = [${names}] as unknown as RootRouteChildren`);
      return { code: `${shorter}\n${child}\n`, map: null };
    },
  };
}
