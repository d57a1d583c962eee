import { fromCallback } from 'xstate';

/** The records that are selected on this device, and those that a job is working on. */
export interface KeptSelection {
  readonly checked: readonly number[];
  readonly pending: readonly number[];
}

/** Under which names of the device's local storage a selection is kept. */
export interface SelectionKeys {
  readonly checked: string;
  readonly pending: string;
}

/** Where selected discussions are kept, under the two specified keys (decision 11). */
export const discussionSelectionKeys: SelectionKeys = {
  checked: 'checkedDiscussionsIDs',
  pending: 'pendingDiscussionIDs',
};

/** Held by the tab that works on a job, for as long as it does. */
const jobLock = 'folkmoot-bulk-job';

const idsIn = (text: string | null): readonly number[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
};

const read = ({ checked, pending }: SelectionKeys): KeptSelection => ({
  checked: idsIn(localStorage.getItem(checked)),
  pending: idsIn(localStorage.getItem(pending)),
});

const write = (keys: SelectionKeys, { checked, pending }: KeptSelection): void => {
  localStorage.setItem(keys.checked, JSON.stringify(checked));
  localStorage.setItem(keys.pending, JSON.stringify(pending));
};

const isJobRunning = async (): Promise<boolean> =>
  ((await navigator.locks?.query())?.held ?? []).some(({ name }) => name === jobLock);

/**
 * Reads the selection of this device. Records that were being worked on by a tab that is gone are selected again, so
 * that none stays "being processed" for ever. A device that keeps nothing has selected nothing.
 */
export async function readKeptSelection(keys: SelectionKeys): Promise<KeptSelection> {
  try {
    const kept = read(keys);
    if (kept.pending.length === 0 || (await isJobRunning())) return kept;
    return { checked: [...new Set([...kept.checked, ...kept.pending])], pending: [] };
  } catch {
    return { checked: [], pending: [] };
  }
}

/** Tells other tabs that this one is working on a job, until the function it gives is called. */
export function holdJob(): () => void {
  const held = Promise.withResolvers<void>();
  void navigator.locks?.request(jobLock, { mode: 'shared' }, () => held.promise);
  return held.resolve;
}

/** What a selection's machine asks of the device. */
export type SelectionOrder = { type: 'keep'; kept: KeptSelection };

/** What the device tells: another tab has selected, or its job has come further. */
export type SelectionNews = { type: 'selection.changed'; kept: KeptSelection };

/** Keeps each change of a selection on this device, and tells of those that other tabs make. */
export const keptSelection = fromCallback<SelectionOrder, SelectionKeys>(({ input: keys, receive, sendBack }) => {
  const tell = ({ key }: StorageEvent) => {
    if (key !== keys.checked && key !== keys.pending && key !== null) return;
    sendBack({ type: 'selection.changed', kept: read(keys) } satisfies SelectionNews);
  };
  receive(({ kept }) => {
    try {
      write(keys, kept);
    } catch {
      // Storage that is full or forbidden costs the selection its memory, not its use.
    }
  });
  globalThis.addEventListener('storage', tell);
  return () => globalThis.removeEventListener('storage', tell);
});
