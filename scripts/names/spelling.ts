const words = (stem: string) => stem.split('-');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `draft-autosave` → `DraftAutosave`, the name of a component. */
export const asComponent = (stem: string) => words(stem).map(capital).join('');

/** `draft-autosave` → `draftAutosave`, the name of a value. */
export const asValue = (stem: string) =>
  words(stem)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

/** `draft-autosave` → `draft autosave`, for use in a sentence. */
export const asWords = (stem: string) => words(stem).join(' ');

/** Whether a text is a valid stem: lower-case words joined by hyphens, beginning with a letter. */
export const isStem = (text: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
