import { isHydrated } from '#components/shell/page/early-clicks.ts';

const placeOf = (key: string) => `folkmoot-early/${key}`;

/**
 * Stores text on the device that is typed into a text area before its hydration. Parts of a page hydrate at different
 * times, and the page may be left before that. A text area opts in by the key of its text in `data-draft-key`.
 */
export function storeEarlyText(): void {
  const hold = ({ target }: Event) => {
    const { value = '', dataset } = target as HTMLTextAreaElement;
    const key = dataset?.['draftKey'];
    if (!key || isHydrated(target as Element)) return;
    try {
      localStorage.setItem(placeOf(key), value);
    } catch {
      // Without local storage, the text exists only in the text area until its hydration.
    }
  };
  window.addEventListener('input', hold, true);
}

/**
 * Returns the text that was stored for a key before hydration, and removes it from the storage. From then on the text
 * area stores it.
 */
export function takeEarlyText(key: string): string {
  try {
    const text = localStorage.getItem(placeOf(key)) ?? '';
    localStorage.removeItem(placeOf(key));
    return text;
  } catch {
    return '';
  }
}
