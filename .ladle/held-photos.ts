import type { Plugin } from 'vite';

/**
 * Vite plugin that leaves requests for the photos of scenes pending, as the walks do. A story of a photo that is loaded
 * would otherwise show a failure.
 */
export const heldPhotos: Plugin = {
  name: 'held-photos',
  configureServer: ({ middlewares }) => {
    middlewares.use('/photos', () => undefined);
  },
};
