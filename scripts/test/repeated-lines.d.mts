/** Passes on each line of an output once, and at the end the counts of repeated lines. */
export function onceEach(print: (line: string) => void): { add(text: string): void; finish(): void };
