import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { componentPages } from './component-pages.ts';
import { coverage } from './coverage.ts';
import { heldPhotos } from './held-photos.ts';
import { notes } from './notes.ts';
import { noticeStories } from './notice-stories.ts';
import { pictures } from './pictures.ts';
import { review } from './review.ts';

export default defineConfig({
  cacheDir: resolve('node_modules/.vite-ladle'),
  plugins: [
    vanillaExtractPlugin(),
    react(),
    noticeStories,
    coverage,
    componentPages,
    heldPhotos,
    notes,
    pictures,
    review,
  ],
  worker: { format: 'es' },
  server: { open: 'none' },
  optimizeDeps: {
    // The last two are dependencies of Ladle. If Vite discovers them late, the first page loads twice.
    include: ['@vanilla-extract/recipes/createRuntimeFn', 'elkjs/lib/elk.bundled.js', 'axe-core', 'msw/browser'],
  },
});
