import { use, useEffect, useMemo, useRef } from 'react';
import { useTab } from '#components/composer/form/use-tab.ts';
import { useActorRef } from '#components/primitives/runtime/use-machine.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { saveWriting } from '#machines/composer/draft/draft-saving.ts';
import { type Writing, type WritingPlace, writingKey } from '#machines/composer/form/writing.ts';
import { deviceTextStore } from './device-text-store.ts';
import { draftLogic } from './draft-logic.ts';
import { TextStoreContext } from './text-store-context.ts';

/** Where something is written, and what it begins with. */
export interface DraftOptions {
  readonly place: WritingPlace;
  readonly begin: Writing;
  /** What was typed before the editor came, and the tab under which it was held since. */
  readonly typed?: Writing | undefined;
  readonly tab?: string | undefined;
  /** The draft to go on with. */
  readonly draftID?: number | undefined;
}

/** Keeps a text while it is written: runs its draft on this device's store and the forum's server. */
export function useDraft({ place, begin, typed, tab: heldBy, draftID }: DraftOptions) {
  const { api } = useSite();
  const store = use(TextStoreContext) ?? deviceTextStore;
  const ownTab = useTab();
  const tab = heldBy ?? ownTab;
  const first = useRef({ place, draftID });
  const logic = useMemo(() => draftLogic({ api, store, ...first.current }), [api, store]);
  const actor = useActorRef(logic, { input: { key: writingKey(place), tab, begin, typed } });
  useLastSave(actor, api, place);
  return actor;
}

/** A running draft. */
export type DraftActor = ReturnType<typeof useDraft>;

/** Who leaves before typing has paused for long enough finds the words on other devices all the same. */
function useLastSave(actor: DraftActor, api: Parameters<typeof saveWriting>[0], place: WritingPlace) {
  const latest = useRef(place);
  latest.current = place;
  useEffect(
    () => () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.matches({ open: { server: 'waiting' } }))
        void saveWriting(api, latest.current, snapshot.context).catch(() => {});
    },
    [actor, api],
  );
}
