import type { Plugin } from 'vite';

const update =
  /=\s*(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g;
const children = /const rootRouteChildren: RootRouteChildren = \{([^}]*)\}/;

const child = `function child<Made>(route: { update(options: object): Made }, path: string): Made {
  return route.update({ id: path, path, getParentRoute: () => rootRouteImport });
}`;

/**
 * Shortens the list of all routes, which is in every page's first script: each is hung up by one function, and their
 * names are left out. Fails when the router's generator has written the list (`file`) in another way.
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
