import { isHydrated } from '#components/shell/page/early-clicks.ts';

const placeOf = (key: string) => `folkmoot-early/${key}`;

/**
 * Holds words on the device that are typed into a box before its script has come: parts of a page come alive at different
 * times, and the page may be left before that. A box that wants this tells its text's address as `data-draft-key`.
 */
export function keepEarlyWords(): void {
  const hold = ({ target }: Event) => {
    const { value = '', dataset } = target as HTMLTextAreaElement;
    const key = dataset?.['draftKey'];
    if (!key || isHydrated(target as Element)) return;
    try {
      localStorage.setItem(placeOf(key), value);
    } catch {
      // Without local storage the words are in the box alone, until it is alive.
    }
  };
  window.addEventListener('input', hold, true);
}

/** The words that were held for a box of this address; the box holds them from now on. */
export function takeEarlyWords(key: string): string {
  try {
    const words = localStorage.getItem(placeOf(key)) ?? '';
    localStorage.removeItem(placeOf(key));
    return words;
  } catch {
    return '';
  }
}
