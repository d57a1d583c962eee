type Hear = (whose: object) => void;

const listeners = new Set<Hear>();

/** Announces that an overlay attached to a button opens, so that all others close. `whose` identifies the opener. */
export function closeOtherOverlays(whose: object): void {
  for (const listener of [...listeners]) listener(whose);
}

/** Registers a listener for `closeOtherOverlays`. Returns a function that removes it. */
export function onOtherOverlayOpened(listener: Hear): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
