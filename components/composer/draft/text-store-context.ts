import { createContext } from 'react';
import type { TextStore } from '#machines/composer/draft/text-store.ts';

/** The text store that a story provides. When undefined, the browser's own store is used (`device-text-store.ts`). */
export const TextStoreContext = createContext<TextStore | undefined>(undefined);
