/** What a person may choose for the forum's colours, in the order in which it is offered. */
export const paletteChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** One choice of colours; `system` follows the device. */
export type PaletteChoice = (typeof paletteChoices)[number];

/** Name of the cookie and of the local storage entry that keep the choice. */
export const paletteKey = 'folkmoot-theme';

/** Whether a kept or sent value is one of the choices. */
export const isPaletteChoice = (value: unknown): value is PaletteChoice =>
  paletteChoices.some((choice) => choice === value);

/** The choice kept in a `Cookie` header; `system` when there is none, or none that is known. */
export function paletteFromCookie(header: string | undefined): PaletteChoice {
  const value = new RegExp(`(?:^|;\\s*)${paletteKey}=(\\w+)`).exec(header ?? '')?.[1];
  return isPaletteChoice(value) ? value : 'system';
}

/** The value of `<html data-theme>` for a choice; undefined, so no attribute, when the system decides. */
export const paletteAttribute = (choice: PaletteChoice) => (choice === 'system' ? undefined : choice);

/**
 * The inline script that applies the choice kept on this device before anything is painted.
 *
 * The server puts it into the head with the page's nonce; it matters when the page came from a cache without the cookie.
 */
export const paletteScript = `(function(){try{var k=localStorage.getItem(${JSON.stringify(paletteKey)});if(${JSON.stringify(
  paletteChoices.slice(1),
)}.indexOf(k)>=0)document.documentElement.setAttribute("data-theme",k);else if(k)document.documentElement.removeAttribute("data-theme")}catch(e){}})()`;

/** The choice kept on this device; `system` when nothing is kept or nothing may be read. Browser only. */
export function keptPalette(): PaletteChoice {
  const kept = readKept();
  return isPaletteChoice(kept) ? kept : paletteFromCookie(document.cookie);
}

/** Applies a choice at once and keeps it on this device for a year. Browser only. */
export function keepPalette(choice: PaletteChoice): void {
  const attribute = paletteAttribute(choice);
  const root = document.documentElement;
  attribute ? root.setAttribute('data-theme', attribute) : root.removeAttribute('data-theme');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${paletteKey}=${choice}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(paletteKey, choice);
  } catch {
    // Storage may be switched off; the cookie keeps the choice then.
  }
}

function readKept() {
  try {
    return localStorage.getItem(paletteKey);
  } catch {
    return null;
  }
}
