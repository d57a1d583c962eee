import { fromCallback } from 'xstate';

/** The records selected in this browser, and those that a job is processing. */
export interface StoredSelection {
  readonly checked: readonly number[];
  readonly pending: readonly number[];
}

/** The local storage keys of a selection. */
export interface SelectionKeys {
  readonly checked: string;
  readonly pending: string;
}

/** The two specified storage keys for selected discussions (docs/behavior/moderation.md#selection). */
export const discussionSelectionKeys: SelectionKeys = {
  checked: 'checkedDiscussionsIDs',
  pending: 'pendingDiscussionIDs',
};

/** The lock held by a tab while it runs a job. */
const jobLock = 'folkmoot-bulk-job';

const idsIn = (text: string | null): readonly number[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
};

const read = ({ checked, pending }: SelectionKeys): StoredSelection => ({
  checked: idsIn(localStorage.getItem(checked)),
  pending: idsIn(localStorage.getItem(pending)),
});

const write = (keys: SelectionKeys, { checked, pending }: StoredSelection): void => {
  localStorage.setItem(keys.checked, JSON.stringify(checked));
  localStorage.setItem(keys.pending, JSON.stringify(pending));
};

const isJobRunning = async (): Promise<boolean> =>
  ((await navigator.locks?.query())?.held ?? []).some(({ name }) => name === jobLock);

/**
 * Reads the selection of this browser. Pending records of a closed tab are selected again, so that none stays "being
 * processed" forever. Without storage nothing is selected.
 */
export async function readStoredSelection(keys: SelectionKeys): Promise<StoredSelection> {
  try {
    const stored = read(keys);
    if (stored.pending.length === 0 || (await isJobRunning())) return stored;
    return { checked: [...new Set([...stored.checked, ...stored.pending])], pending: [] };
  } catch {
    return { checked: [], pending: [] };
  }
}

/** Signals other tabs that this one runs a job, until the returned function is called. */
export function acquireJobLock(): () => void {
  const held = Promise.withResolvers<void>();
  void navigator.locks?.request(jobLock, { mode: 'shared' }, () => held.promise);
  return held.resolve;
}

/** The command from the selection machine to store the selection. */
export type SelectionCommand = { type: 'keep'; kept: StoredSelection };

/** The event that another tab has changed the selection or that its job has advanced. */
export type SelectionChange = { type: 'selection.changed'; kept: StoredSelection };

/** Stores each change of a selection in this browser, and sends the changes of other tabs to the machine. */
export const selectionStorage = fromCallback<SelectionCommand, SelectionKeys>(({ input: keys, receive, sendBack }) => {
  const listener = ({ key }: StorageEvent) => {
    if (key !== keys.checked && key !== keys.pending && key !== null) return;
    sendBack({ type: 'selection.changed', kept: read(keys) } satisfies SelectionChange);
  };
  receive(({ kept }) => {
    try {
      write(keys, kept);
    } catch {
      // If storage is full or blocked, the selection works but is not stored.
    }
  });
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
});
