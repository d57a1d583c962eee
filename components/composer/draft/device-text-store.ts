import { createTextStore } from '#machines/composer/draft/text-store.ts';

/** The browser's own store for the texts of this page's editors. Loaded with the first editor. */
export const deviceTextStore = createTextStore();
