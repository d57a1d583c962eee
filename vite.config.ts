import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from '#scripts/bundle/chunk-groups.ts';
import { componentFile } from '#scripts/bundle/component-file.ts';
import { drawIcons } from '#scripts/bundle/draw-icons.ts';
import { startedFiles } from '#scripts/bundle/started-files.ts';

const here = (path: string) => resolve(import.meta.dirname, path);

/** Builds the pages for the browser (dist/client) and for rendering on the server (dist/pages), and the server itself (dist/server). */
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
      // What only another page needs is not in the first script; what loads a page comes apart from what draws it,
      // because the first page of a visit was loaded by the server.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        // All but the page that is read most, and the outbox, whose part is loaded apart, come in one piece: each is named
        // in the first script once, not twice.
        splitBehavior: ({ routeId }) =>
          /^\/(?:discussion\/\$|outbox)/.test(routeId)
            ? undefined
            : [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    drawIcons(componentFile(import.meta.dirname, 'drawn-icon.ts')),
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
        // One sheet for all pages: on a slow line, fifteen small ones cost more in ways there and back than in bytes.
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: here('pages/entry-client.tsx'),
          output: {
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            // The first script names the pieces of all pages, whose names would say again what their addresses do.
            chunkFileNames: ({ facadeModuleId, moduleIds }) =>
              (facadeModuleId ?? moduleIds.at(-1))?.includes('tsr-split=')
                ? 'assets/[hash:7].js'
                : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      // In the bundle, the framework is there in its form for production alone, and of each package only what is used.
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/pages',
        emptyOutDir: true,
        rolldownOptions: {
          input: here('pages/entry-server.tsx'),
          // The engine keeps the text of what it runs: without comments and spaces it is less than half. Names stay, for traces.
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
