type Hear = (whose: object) => void;

const hearers = new Set<Hear>();

/** Says that something opens for which all else that opens beside a button shall close; `whose` tells it from the rest. */
export function takePageTurn(whose: object): void {
  for (const hear of [...hearers]) hear(whose);
}

/** Hears who takes the turn, until the returned function is called. */
export function onPageTurn(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
