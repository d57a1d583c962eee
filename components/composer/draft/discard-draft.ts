import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { draftMachine } from '#machines/composer/draft/draft.machine.ts';
import type { TextStore } from '#machines/composer/draft/text-store.ts';
import { blankWriting, writingKey } from '#machines/composer/form/writing.ts';
import { deviceTextStore } from './device-text-store.ts';
import { type DraftSurroundings, draftLogic } from './draft-logic.ts';

/** A text whose editor is closed; in the store of the device, unless a story brings one. */
type KeptText = Omit<DraftSurroundings, 'store'> & { readonly store: TextStore | undefined };

const longestWait = 8_000;

/** Discards the draft of an editor. Resolves once it is gone from the server too; rejects when it could not be removed. */
export async function discardDraft(actor: ActorRefFrom<typeof draftMachine>): Promise<void> {
  actor.send({ type: 'discard.requested' });
  const isOn = (...names: ('discarded' | 'clean' | 'unremoved')[]) =>
    names.some((name) => actor.getSnapshot().matches({ open: { server: name } }));
  await waitFor(actor, () => isOn('discarded', 'clean', 'unremoved'), { timeout: longestWait });
  if (isOn('unremoved')) throw new Error('The draft could not be removed.');
}

/**
 * Discards a text whose editor is closed, from the device and from the server. The device keeps a copy, as it does for
 * every discarded text, so that its editor can bring it back.
 *
 * @throws {Error} when it could not be removed from the server.
 */
export async function discardKeptText({ store = deviceTextStore, ...where }: KeptText): Promise<void> {
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
