/** A name of the theme as it stands in CSS: `textQuiet` is `text-quiet`. */
export const cssName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
