/** The part of a keyboard event that this module reads. */
export interface HeardKey {
  readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode?: number };
}

/** The key code of a key press that an input method handles. */
const taken = 229;

/**
 * Checks whether a key press belongs to an input method, which uses Enter and the arrow keys to choose candidates. Such
 * key presses must not trigger anything else. Safari marks the last one, which ends the composition, only by its key
 * code.
 */
export const isComposing = ({ nativeEvent }: HeardKey): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === taken;
