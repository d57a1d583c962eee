/** Converts a theme name to CSS notation: `textQuiet` becomes `text-quiet`. */
export const cssName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
