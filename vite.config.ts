import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => resolve(import.meta.dirname, path);

/** Loaded when first asked for, and never with a page: menus, dialogs, the editor, and what drives them. */
const lazyParts =
  /components\/primitives\/(menu|dialog|tooltip|tabs|use-tip-delay)|-menu\.tsx|node_modules\/(@radix-ui|xstate|@xstate|@floating-ui)/;

const isShared = (id: string) =>
  /\/(components\/(primitives|shell|layout)|theme|api)\//.test(id) && !lazyParts.test(id);

/** Few, well packed files instead of many small ones: the framework, and what nearly every page is made of. */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
    priority: 20,
  },
  { name: 'shared', test: isShared, minShareCount: 6, priority: 10 },
];

/** Builds the pages twice: for the browser (dist/client) and for the server that renders them (dist/server). */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: here('pages'),
      generatedRouteTree: here('pages/routes.gen.ts'),
      routeFileIgnorePattern: '^(_app|entry-|routes\\.gen)',
      addExtensions: true,
      quoteStyle: 'single',
      // What only another page needs, loading included, is not in the first script.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    vanillaExtractPlugin(),
    react(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        target: 'es2022',
        // One sheet for all pages: on a slow line, fifteen small ones cost more in ways there and back than in bytes.
        cssCodeSplit: false,
        rolldownOptions: { input: here('pages/entry-client.tsx'), output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      // In the bundle, the framework is there in its form for production alone, and of each package only what is used.
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: { input: here('pages/entry-server.tsx') },
      },
    },
  },
}));
