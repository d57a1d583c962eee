import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from '#scripts/bundle/chunk-groups.ts';
import { compileIcons } from '#scripts/bundle/compile-icons.ts';
import { componentFile } from '#scripts/bundle/component-file.ts';
import { startedFiles } from '#scripts/bundle/started-files.ts';

const here = (path: string) => resolve(import.meta.dirname, path);

/**
 * Builds the pages for the browser (dist/client) and for rendering on the server (dist/pages), and the server itself
 * (dist/server).
 */
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
      // The entry script contains no code that only other pages need. Loaders are split from components, because the
      // server has already loaded the data of a visit's first page.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        // All other routes except the discussion page and the outbox have a single chunk for loader and component, so
        // that the first script names each only once. The discussion page is the most read one; the outbox loads its
        // part separately.
        splitBehavior: ({ routeId }) =>
          /^\/(?:discussion\/\$|outbox)/.test(routeId)
            ? undefined
            : [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    compileIcons(componentFile(import.meta.dirname, 'drawn-icon.ts')),
    vanillaExtractPlugin(),
    react(),
    startedFiles('server'),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        target: 'es2022',
        // A single stylesheet for all pages: on slow connections, the round trips of fifteen small files take longer
        // than the extra bytes.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: here('pages/entry-client.tsx'),
          output: {
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            // The first script contains the file names of all pages' chunks. Page names would repeat the routes, so
            // only short hashes are used.
            chunkFileNames: ({ facadeModuleId, moduleIds }) =>
              (facadeModuleId ?? moduleIds.at(-1))?.includes('tsr-split=')
                ? 'assets/[hash:7].js'
                : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      // In the build, dependencies are bundled in their production form and tree-shaken.
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/pages',
        emptyOutDir: true,
        rolldownOptions: {
          input: here('pages/entry-server.tsx'),
          // The engine retains the source of running code; without comments and whitespace it is less than half. Names
          // are preserved for stack traces.
          output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
    // The server, with the threads and processes that it starts. Packages stay in node_modules.
    server: {
      consumer: 'server',
      // A program of several modules is one file here, so no module is the one that was started.
      define: { 'import.meta.main': 'false' },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        // Nothing is minified, so that stack traces show names and lines.
        minify: false,
        rolldownOptions: {
          input: here('server/main.ts'),
          output: { comments: false, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
}));
