import { createContext } from 'react';
import type { TextStore } from '#machines/composer/draft/text-store.ts';

/** The store of this page's texts that a story brings; undefined for the browser's own (`device-text-store.ts`). */
export const TextStoreContext = createContext<TextStore | undefined>(undefined);
