import { createContext } from 'react';
import { createTextStore, type TextStore } from '#machines/composer/text-store.ts';

/** Where the texts of this page's editors are kept: the browser's own store, unless a story brings one. */
export const TextStoreContext = createContext<TextStore>(createTextStore());
