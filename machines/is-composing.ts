/** A key as a view hears of it. */
export interface HeardKey {
  readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode?: number };
}

/** The code of a key that an input method has taken. */
const taken = 229;

/**
 * Whether a key belongs to an input method, which chooses words by Enter and arrows: it means nothing else then. Safari
 * tells the last one, which ends the composition, only by its code.
 */
export const isComposing = ({ nativeEvent }: HeardKey): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === taken;
