import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import type { TextStore } from '#machines/composer/draft/text-store.ts';
import { blankWriting, writingKey } from '#machines/composer/form/writing.ts';
import { deviceTextStore } from './device-text-store.ts';
import { type DraftDependencies, draftLogic } from './draft-logic.ts';

/** A text whose editor is closed. It is in the device's store unless a story provides another one. */
type KeptText = Omit<DraftDependencies, 'store'> & { readonly store: TextStore | undefined };

const longestWait = 8_000;

/**
 * Discards the draft of an editor. Resolves when it has also been deleted from the server, and rejects when it could
 * not be deleted.
 */
export async function discardDraft(actor: ActorRefFrom<typeof draftMachine>): Promise<void> {
  actor.send({ type: 'discard.requested' });
  const isOn = (...names: ('discarded' | 'clean' | 'unremoved')[]) =>
    names.some((name) => actor.getSnapshot().matches({ open: { server: name } }));
  await waitFor(actor, () => isOn('discarded', 'clean', 'unremoved'), { timeout: longestWait });
  if (isOn('unremoved')) throw new Error('The draft could not be removed.');
}

/**
 * Discards a text whose editor is closed, on the device and on the server. The device retains a copy, as for every
 * discarded text, so that its editor can restore it.
 *
 * @throws {Error} when it could not be deleted from the server.
 */
export async function discardStoredText({ store = deviceTextStore, ...where }: KeptText): Promise<void> {
  const surroundings = { ...where, store };
  const input = { key: writingKey(where.place), tab: crypto.randomUUID(), begin: blankWriting };
  const actor = createActor(draftLogic(surroundings), { input }).start();
  try {
    const isFound = (now: ReturnType<typeof actor.getSnapshot>) =>
      now.matches('open') && !now.matches({ open: { server: 'fetching' } });
    await waitFor(actor, isFound, { timeout: longestWait });
    await discardDraft(actor);
    await waitFor(actor, (now) => !now.matches({ open: { device: 'keeping' } }), { timeout: longestWait });
  } finally {
    actor.stop();
  }
}
