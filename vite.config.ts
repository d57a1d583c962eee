import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => resolve(import.meta.dirname, path);

/** Builds the pages twice: for the browser (dist/client) and for the server that renders them (dist/server). */
export default defineConfig({
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
        rolldownOptions: { input: here('pages/entry-client.tsx') },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: { input: here('pages/entry-server.tsx') },
      },
    },
  },
});
