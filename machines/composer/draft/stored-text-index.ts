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

/** The keys of texts that the server stores, as far as this page has requested them. */
const keysOnServer = new Set<string>();

/**
 * Returns whether an unfinished text is stored under a key, on this device or, as far as this page knows, on the
 * server. It works before any editor is loaded.
 */
export const hasStoredText = (key: string): boolean => keysOnServer.has(key) || keysKept().includes(key);

/** Records whether the server stores a draft under a key. */
export function recordServerText(key: string, isThere: boolean): void {
  if (keysOnServer.has(key) === isThere) return;
  if (isThere) keysOnServer.add(key);
  else keysOnServer.delete(key);
  window.dispatchEvent(new Event(changed));
}

/** Records whether the device stores an unfinished text under a key. */
export function recordDeviceText(key: string, isThere: boolean): void {
  const keys = keysKept();
  if (keys.includes(key) === isThere) return;
  const next = isThere ? [...keys, key] : keys.filter((one) => one !== key);
  try {
    localStorage.setItem(place, JSON.stringify(next));
    window.dispatchEvent(new Event(changed));
  } catch {
    // Without storage space for the record, the text is found when its editor is opened.
  }
}

/** Subscribes to changes of the stored texts in this tab or another. Returns the function that unsubscribes. */
export function subscribeToStoredTexts(listener: () => void): () => void {
  const hearOther = ({ key }: StorageEvent) => key === place && listener();
  window.addEventListener(changed, listener);
  window.addEventListener('storage', hearOther);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', hearOther);
  };
}

/** Returns the keys under which unfinished texts are stored, on this device or on the server. */
export const storedTextKeys = (): readonly string[] => [...new Set([...keysKept(), ...keysOnServer])];
