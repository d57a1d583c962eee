/** Copies a text to the clipboard. Returns whether the browser allowed it. */
export const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
