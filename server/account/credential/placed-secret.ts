import type { Forum } from '#server/platform/forum.ts';

/** An encrypted password, and the place for which it was entered. */
export interface PlacedSecret {
  readonly secret: string | null;
  readonly secretPlace: string | null;
}

/** Returns the place to which a password belongs: a server and a user. */
export const secretPlaceOf = ({ user, host }: { readonly user: string; readonly host: string }): string =>
  `${user} ${host}`.toLowerCase();

/** Returns whether a password is stored for a place. */
export const hasSecretFor = ({ secret, secretPlace }: PlacedSecret, place: string): boolean =>
  secret !== null && secretPlace === place;

/**
 * Returns the password for a place, decrypted; undefined if none is stored. It is never sent to a place for which nobody
 * entered it. `purpose` is the encryption context.
 */
export const unsealFor = (
  { seal }: Pick<Forum, 'seal'>,
  { secret, secretPlace }: PlacedSecret,
  { place, purpose }: { readonly place: string; readonly purpose: string },
): string | undefined => (secret && secretPlace === place ? seal.unseal(secret, purpose) : undefined);
