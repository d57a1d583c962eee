/** The colour modes a user can choose, in display order. */
export const paletteChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** A colour mode; `system` follows the device. */
export type PaletteChoice = (typeof paletteChoices)[number];

/** The name of the cookie and the local storage entry that store the choice. */
export const paletteKey = 'folkmoot-theme';

/** Checks whether a value is a valid choice. */
export const isPaletteChoice = (value: unknown): value is PaletteChoice =>
  paletteChoices.some((choice) => choice === value);

/** Returns the choice in a `Cookie` header; `system` when it is missing or unknown. */
export function paletteFromCookie(header: string | undefined): PaletteChoice {
  const value = new RegExp(`(?:^|;\\s*)${paletteKey}=(\\w+)`).exec(header ?? '')?.[1];
  return isPaletteChoice(value) ? value : 'system';
}

/** Returns the value of `<html data-theme>` for a choice; undefined (no attribute) for `system`. */
export const paletteAttribute = (choice: PaletteChoice) => (choice === 'system' ? undefined : choice);

/**
 * The inline script that applies the choice stored on this device before the first paint.
 *
 * The server adds it to the head with the page's nonce. It is needed when the page comes from a cache that ignores the
 * cookie.
 */
export const paletteScript = `(function(){try{var k=localStorage.getItem(${JSON.stringify(paletteKey)});if(${JSON.stringify(
  paletteChoices.slice(1),
)}.indexOf(k)>=0)document.documentElement.setAttribute("data-theme",k);else if(k)document.documentElement.removeAttribute("data-theme")}catch(e){}})()`;

/**
 * Returns the choice stored on this device; `system` when none is stored or storage is not accessible. Browser only.
 */
export function storedPalette(): PaletteChoice {
  const stored = readKept();
  return isPaletteChoice(stored) ? stored : paletteFromCookie(document.cookie);
}

/** Applies a choice and stores it on this device for a year. Browser only. */
export function storePalette(choice: PaletteChoice): void {
  const attribute = paletteAttribute(choice);
  const root = document.documentElement;
  attribute ? root.setAttribute('data-theme', attribute) : root.removeAttribute('data-theme');
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${paletteKey}=${choice}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(paletteKey, choice);
  } catch {
    // Storage may be disabled; the cookie then stores the choice.
  }
}

function readKept() {
  try {
    return localStorage.getItem(paletteKey);
  } catch {
    return null;
  }
}
