type Hear = (whose: object) => void;

const hearers = new Set<Hear>();

/** Announces that an overlay attached to a button opens, so that all others close. `whose` identifies the opener. */
export function closeOtherOverlays(whose: object): void {
  for (const hear of [...hearers]) hear(whose);
}

/** Registers a listener for `closeOtherOverlays`. Returns a function that removes it. */
export function onOtherOverlayOpened(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
