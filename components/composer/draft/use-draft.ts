import { use, useEffect, useMemo, useRef } from 'react';
import { useTab } from '#components/composer/form/use-tab.ts';
import { useActorRef } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { saveWriting } from '#machines/composer/draft/draft-saving.ts';
import { type ComposerTarget, type ComposerText, writingKey } from '#machines/composer/form/writing.ts';
import { deviceTextStore } from './device-text-store.ts';
import { draftLogic } from './draft-logic.ts';
import { TextStoreContext } from './text-store-context.ts';

/** The options of a draft: where the text belongs, and its initial value. */
export interface DraftOptions {
  readonly place: ComposerTarget;
  readonly begin: ComposerText;
  /** The text entered before the editor was loaded, and the tab ID under which the device has stored it since. */
  readonly typed?: ComposerText | undefined;
  readonly tab?: string | undefined;
  /** The draft to continue. */
  readonly draftID?: number | undefined;
}

/** Autosaves a text while it is written, to the device's store and, unless the site disables it, to the server. */
export function useDraft({ place, begin, typed, tab: heldBy, draftID }: DraftOptions) {
  const { api, settings } = useSite();
  const autosaves = settings['drafts.autosave'] !== false;
  const store = use(TextStoreContext) ?? deviceTextStore;
  const ownTab = useTab();
  const tab = heldBy ?? ownTab;
  const first = useRef({ place, draftID });
  const logic = useMemo(() => draftLogic({ api, store, autosaves, ...first.current }), [api, store, autosaves]);
  const actor = useActorRef(logic, { input: { key: writingKey(place), tab, begin, typed } });
  useLastSave(actor, api, autosaves ? place : undefined);
  return actor;
}

/** The running actor of a draft. */
export type DraftActor = ReturnType<typeof useDraft>;

/**
 * Saves a pending text to the server on unmount, so that it is available on other devices even if the member leaves
 * before the debounce ends. Without a place it does nothing.
 */
function useLastSave(actor: DraftActor, api: Parameters<typeof saveWriting>[0], place: ComposerTarget | undefined) {
  const latest = useRef(place);
  latest.current = place;
  useEffect(
    () => () => {
      const snapshot = actor.getSnapshot();
      if (latest.current && snapshot.matches({ open: { server: 'waiting' } }))
        void saveWriting(api, latest.current, snapshot.context).catch(() => {});
    },
    [actor, api],
  );
}
