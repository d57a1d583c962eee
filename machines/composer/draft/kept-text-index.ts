const place = 'folkmoot-texts';
const changed = 'folkmoot-texts-changed';

const keysKept = (): string[] => {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

/** The addresses of texts that the server keeps, as far as this page has asked for them. */
const keysOnServer = new Set<string>();

/**
 * Whether unfinished words are kept under an address, on this device or, as far as this page knows, on the server; asked
 * before any editor is loaded.
 */
export const hasKeptText = (key: string): boolean => keysOnServer.has(key) || keysKept().includes(key);

/** Notes that the server keeps a draft under an address, or no longer does. */
export function noteServerText(key: string, isThere: boolean): void {
  if (keysOnServer.has(key) === isThere) return;
  if (isThere) keysOnServer.add(key);
  else keysOnServer.delete(key);
  window.dispatchEvent(new Event(changed));
}

/** Notes that there are, or are no longer, unfinished words under an address. */
export function noteKeptText(key: string, isThere: boolean): void {
  const keys = keysKept();
  if (keys.includes(key) === isThere) return;
  const next = isThere ? [...keys, key] : keys.filter((one) => one !== key);
  try {
    localStorage.setItem(place, JSON.stringify(next));
    window.dispatchEvent(new Event(changed));
  } catch {
    // Without room for the note, the text is found when its editor is opened.
  }
}

/** Hears when texts come to be kept, or are no longer, in this tab or another; gives the way to stop. */
export function whenKeptTextsChange(hear: () => void): () => void {
  const hearOther = ({ key }: StorageEvent) => key === place && hear();
  window.addEventListener(changed, hear);
  window.addEventListener('storage', hearOther);
  return () => {
    window.removeEventListener(changed, hear);
    window.removeEventListener('storage', hearOther);
  };
}

/** The addresses under which unfinished words are kept, on this device or on the server. */
export const keptTextKeys = (): readonly string[] => [...new Set([...keysKept(), ...keysOnServer])];
